import LintelReports

/// The results of the tests of a sample, as it is or with an overlay.
struct SampleTests {
  private let sample: Sample
  private let behaviours: TestSelection
  private let others: TestSelection

  init(_ sample: Sample, _ tests: RepeatedRuns) {
    self.sample = sample
    let suite = "\(sample.testModule).\(sample.behaviourSuite)"
    let isBehaviour = { (name: String) in name == suite || name.hasPrefix(suite + ".") }
    behaviours = TestSelection(tests, where: isBehaviour)
    others = TestSelection(tests) { !isBehaviour($0) }
  }

  /// The verdict on the scenarios; `nil` if the sample is a package by itself and has none, because
  /// only variants of one app must have scenarios.
  var scenarios: Verdict? { hasNoScenario ? nil : behaviours.verdict("scenario") }

  var unitTests: Verdict { others.verdict("unit test") }

  var cases: [JUnitCase] {
    (hasNoScenario ? [] : behaviours.cases(named: "\(sample.name).scenarios"))
      + others.cases(named: "\(sample.name).unit")
  }

  private var hasNoScenario: Bool { sample.isPackage && behaviours.outcome == .empty }
}
