import Lintel
import LintelReports
import LintelRules
import LintelWorkspace

/// Proves that reference implementations keep their rules, that the rules can be broken unseen by
/// the tests, and that the app works.
package struct Verifier {
  private let package: String
  private let samples: [Sample]
  private let scratch: ScratchFolder
  private let jobs: Int?
  private let timeout: Duration?
  private let isStopped: () -> Bool
  private let progress: (String) -> Void

  /// - Parameters:
  ///   - package: the folder of the samples' package.
  ///   - timeout: for each run of the tests, building included; `nil` for no limit.
  ///   - isStopped: says when to give up; what has been found by then is of no use.
  ///   - progress: is told what comes next.
  /// - Throws: when there is nothing to verify.
  package init(
    package: String, jobs: Int?, timeout: Duration?, isStopped: @escaping () -> Bool,
    progress: @escaping (String) -> Void
  ) throws(ConfigurationErrors) {
    self.package = package
    samples = try Sample.all(in: package)
    scratch = try ScratchFolder()
    self.jobs = jobs
    self.timeout = timeout
    self.isStopped = isStopped
    self.progress = progress
  }

  /// Where the broken variants are built and logs are kept.
  package var workFolder: String { scratch.path }

  package func removeWork() { scratch.remove() }

  package func run() throws(ConfigurationErrors) -> Verification {
    var checks: [SampleCheck] = []
    for sample in samples {
      progress("checking \(sample.name) and its broken variant")
      try scratch.copy("\(sample.folder)/Sources", to: "variants/\(sample.name)/Sources")
      try scratch.copy("\(sample.folder)/Broken", to: "variants/\(sample.name)/Sources")
      checks.append(SampleCheck(sample, brokenVariant: "\(scratch.path)/variants/\(sample.name)"))
    }
    progress("building and testing the samples")
    let tests = run(package, buildFolder: nil, name: "samples")
    progress("building and testing the broken variants")
    try scratch.copy(package, to: "package")
    for sample in samples {
      try scratch.copy("\(sample.folder)/Broken", to: "package/\(sample.name)/Sources")
    }
    // A build folder of their own: products of the whole samples must not stand in for them.
    let variantTests = run(
      "\(scratch.path)/package", buildFolder: "\(scratch.path)/build", name: "variants")

    let sharedCases = TestSelection(tests) { className in
      !samples.contains { className.isPart(of: $0.testModule) }
    }
    return Verification(
      samples: zip(samples, checks).map { sample, check in
        SampleVerification(sample, check, tests, variantTests: variantTests)
      },
      shared: sharedCases.verdict("test"),
      sharedCases: sharedCases.cases(named: "shared"))
  }

  private func run(_ folder: String, buildFolder: String?, name: String) -> TestRun {
    TestRun(
      package: folder, buildFolder: buildFolder, results: "\(scratch.path)/\(name)", jobs: jobs,
      timeout: timeout, until: isStopped)
  }
}

extension SampleVerification {
  fileprivate init(_ sample: Sample, _ check: SampleCheck, _ tests: TestRun, variantTests: TestRun)
  {
    let behaviours = TestSelection(tests) {
      $0.isPart(of: "\(sample.testModule).\(sample.behaviourSuite)")
    }
    let unitTests = TestSelection(tests) { name in
      name.isPart(of: sample.testModule)
        && !name.isPart(of: "\(sample.testModule).\(sample.behaviourSuite)")
    }
    let variantBehaviours = TestSelection(variantTests) {
      $0.isPart(of: "\(sample.testModule).\(sample.behaviourSuite)")
    }
    name = sample.name
    conformance = check.conformance
    brokenVariant = check.brokenVariant.and(variantBehaviours.verdict("behaviour"))
    self.behaviours = behaviours.verdict("behaviour")
    self.unitTests = unitTests.verdict("unit test")
    time = check.time + behaviours.time + unitTests.time + variantBehaviours.time
    cases =
      check.cases + variantBehaviours.cases(named: "\(sample.name).broken-variant.behaviours")
      + behaviours.cases(named: "\(sample.name).behaviours")
      + unitTests.cases(named: "\(sample.name).unit")
  }
}

extension String {
  /// Whether the dotted name is `other` or lies in it.
  fileprivate func isPart(of other: String) -> Bool { self == other || hasPrefix(other + ".") }
}
