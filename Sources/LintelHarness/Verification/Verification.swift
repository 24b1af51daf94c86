import LintelReports

/// The outcome of verifying a package of samples.
package struct Verification: Sendable {
  /// Each sample, followed by its twins and its faults.
  let lines: [SubjectVerification]
  /// The tests of the code that the samples share; `nil` if they were not run.
  let shared: SubjectVerification?
  /// The time of everything, builds included.
  let time: Duration

  package var isPassed: Bool { all.allSatisfy(\.isPassed) }

  /// Whether all verdicts are known.
  package var isComplete: Bool { all.flatMap(\.verdicts).allSatisfy(\.isKnown) }

  /// One suite for each sample, and one for the code that they share.
  package var junit: JUnitDocument {
    var suites: [JUnitSuite] = []
    for line in all {
      if suites.last?.name != line.suite { suites.append(JUnitSuite(name: line.suite, cases: [])) }
      suites[suites.count - 1].cases += line.cases
      suites[suites.count - 1].time += line.time
    }
    return JUnitDocument(name: "lintel verify", suites: suites)
  }

  var all: [SubjectVerification] { lines + [shared].compactMap(\.self) }
}
