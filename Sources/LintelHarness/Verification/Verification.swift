import LintelReports

/// The outcome of verifying a package of samples.
package struct Verification: Sendable {
  /// Each sample, followed by its twins and its faults.
  let lines: [SubjectVerification]
  /// Tests of what the samples stand on; `nil` where these were not run.
  let shared: SubjectVerification?
  /// For everything, builds included.
  let time: Duration

  package var isPassed: Bool { all.allSatisfy(\.isPassed) }

  /// Whether all that was to be found out is known.
  package var isComplete: Bool { all.flatMap(\.verdicts).allSatisfy(\.isKnown) }

  /// One suite per sample, and one for what they share.
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
