import LintelReports

/// What became of one line of the results: a sample, a twin, a fault, or what samples share.
package struct SubjectVerification: Sendable {
  /// `nil` for what is verified as it is.
  let kind: Overlay.Kind?
  let name: String
  /// The name of the sample.
  let suite: String
  /// Whether a sample keeps its rules, or a twin gives exactly the recorded findings; `nil` for a
  /// fault.
  let rules: Verdict?
  /// `nil` for a package without any.
  let scenarios: Verdict?
  /// `nil` for a fault, which scenarios have to notice.
  let unitTests: Verdict?
  /// For checking the rules and running the tests, without the time to build them.
  let time: Duration
  /// The file that keeps what was printed, if the build or a test failed and that was asked for.
  var log: String?
  /// The same as test cases.
  let cases: [JUnitCase]

  var verdicts: [Verdict] { [rules, scenarios, unitTests].compactMap(\.self) }
  var isPassed: Bool { verdicts.allSatisfy(\.isPassed) }
  var areTestsPassed: Bool { [scenarios, unitTests].allSatisfy { $0?.isPassed ?? true } }
}

extension SubjectVerification {
  /// A sample as it is.
  init(_ sample: Sample, _ rules: RulesCheck, _ tests: SampleTests, time: Duration) {
    self.init(
      kind: nil, name: sample.name, suite: sample.name, rules: rules.conformance,
      scenarios: tests.scenarios, unitTests: tests.unitTests, time: time,
      cases: rules.cases + tests.cases)
  }

  /// A twin or a fault, which is one test case.
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

  /// What the samples stand on.
  init(shared tests: TestSelection, time: Duration) {
    self.init(
      kind: nil, name: "shared code", suite: "shared", rules: nil, scenarios: nil,
      unitTests: tests.verdict("test"), time: time, cases: tests.cases(named: "shared"))
  }
}
