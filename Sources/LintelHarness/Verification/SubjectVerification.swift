import LintelReports

/// One line of the results: of a sample, a twin, a fault, or the code that samples share.
package struct SubjectVerification: Sendable {
  /// The kind of the overlay; `nil` for a sample as it is, and for the shared code.
  let kind: Overlay.Kind?
  let name: String
  /// The name of the sample; `shared` for the shared code.
  let suite: String
  /// Whether a sample keeps its rules, or a twin gives exactly the recorded findings; `nil` for a
  /// fault, the shared code, and an overlay that does not build.
  let rules: Verdict?
  /// The verdict on the scenarios; `nil` for the shared code, and a package without scenarios.
  let scenarios: Verdict?
  /// The verdict on the unit tests; `nil` for a fault, which scenarios must find, and an overlay
  /// that does not build.
  let unitTests: Verdict?
  /// The time for checking the rules and running the tests, without the time for building them.
  let time: Duration
  /// The path of the log; `nil` unless the build or a test failed and the user wants logs.
  var log: String?
  /// The results as test cases.
  let cases: [JUnitCase]

  var verdicts: [Verdict] { [rules, scenarios, unitTests].compactMap(\.self) }
  var isPassed: Bool { verdicts.allSatisfy(\.isPassed) }
  var areTestsPassed: Bool { [scenarios, unitTests].allSatisfy { $0?.isPassed ?? true } }
}

extension SubjectVerification {
  /// Creates the line of a sample as it is.
  init(_ sample: Sample, _ rules: RulesCheck, _ tests: SampleTests, time: Duration) {
    self.init(
      kind: nil, name: sample.name, suite: sample.name, rules: rules.conformance,
      scenarios: tests.scenarios, unitTests: tests.unitTests, time: time,
      cases: rules.cases + tests.cases)
  }

  /// Creates the line of a twin or a fault, which is one test case.
  init(
    _ sample: Sample, _ overlay: Overlay, rules: Verdict? = nil, scenarios: Verdict?,
    unitTests: Verdict? = nil, time: Duration
  ) {
    let first = rules ?? scenarios ?? .passed(summary: "")
    let others = [rules == nil ? nil : scenarios, unitTests].compactMap(\.self)
    self.init(
      kind: overlay.kind, name: "\(sample.name)/\(overlay.name)", suite: sample.name, rules: rules,
      scenarios: scenarios, unitTests: unitTests, time: time,
      cases: [
        JUnitCase(
          className: "\(sample.name).\(overlay.kind.rawValue)s", name: overlay.name, time: time,
          others.reduce(first) { $0.and($1) })
      ])
  }

  /// Creates the line of the code that samples share.
  init(shared tests: TestSelection, time: Duration) {
    self.init(
      kind: nil, name: "shared code", suite: "shared", rules: nil, scenarios: nil,
      unitTests: tests.verdict("test"), time: time, cases: tests.cases(named: "shared"))
  }
}
