import LintelRules

/// A verification under way: builds the samples, then groups of overlays, and tests each of them.
struct VerificationRun {
  let verifier: Verifier
  var copy: PackageCopy
  private let swift: SwiftPackage
  var steps: Steps
  private let start = ContinuousClock.now

  init(_ verifier: Verifier) throws(ConfigurationErrors) {
    self.verifier = verifier
    copy = try PackageCopy(of: verifier.package, in: verifier.scratch)
    swift = SwiftPackage(
      folder: copy.folder, buildFolder: "\(verifier.scratch.path)/build",
      resultFolder: verifier.scratch.path, jobs: verifier.options.jobs,
      timeout: verifier.options.timeout, isStopped: verifier.isStopped)
    let groups = Subject.groups(of: verifier.subjects).count
    let runs = verifier.subjects.count + (verifier.testsSharedCode ? 1 : 0)
    steps = Steps([.firstBuild: 1, .build: groups, .tests: runs * verifier.options.repetitions])
  }

  mutating func verification() throws(ConfigurationErrors) -> Verification {
    try buildSamples()
    var lines: [SubjectVerification] = []
    for subject in verifier.subjects where subject.overlay == nil {
      lines.append(try verify(subject))
    }
    let shared = verifier.testsSharedCode ? try verifySharedCode() : nil
    for group in Subject.groups(of: verifier.subjects) { lines += try verify(group) }
    let order = verifier.subjects.map(\.name)
    return Verification(
      lines: order.flatMap { name in lines.filter { $0.name == name } }, shared: shared,
      time: ContinuousClock.now - start)
  }

  private mutating func buildSamples() throws(ConfigurationErrors) {
    let build = try step(.firstBuild, "building") { $0.build() }
    let problem: String
    switch build.outcome {
    case .ended(status: 0): return
    case .ended(let status): problem = "'swift build' ended with status \(status)"
    case .failed(let reason): problem = reason
    }
    let error = build.log.split(separator: "\n").first { $0.contains("error:") }
    let log = try verifier.keep(build.log, of: "build").map { "see '\($0)'" }
    throw ConfigurationErrors(
      path: verifier.package,
      message: "the samples cannot be built: \(problem)" + (error.map { ": \($0)" } ?? "") + "; "
        + (log ?? "'--logs <folder>' keeps what was printed"))
  }

  mutating func verify(
    _ subject: Subject
  ) throws(ConfigurationErrors) -> SubjectVerification {
    let start = ContinuousClock.now
    let sample = subject.sample
    let runs = try test(subject.testSelection, subject.name)
    let tests = SampleTests(sample, runs)
    let rules = try verifier.rules(for: subject)
    let time = ContinuousClock.now - start
    var line =
      switch subject.overlay {
      case nil: SubjectVerification(sample, rules, tests, time: time)
      case let overlay? where overlay.kind == .fault:
        SubjectVerification(
          sample, overlay, scenarios: FaultCheck(expected: overlay.expected).verdict(on: runs),
          time: time)
      case let twin?:
        SubjectVerification(
          sample, twin, rules: rules.exactFindings(of: twin), scenarios: tests.scenarios,
          unitTests: tests.unitTests, time: time)
      }
    if !line.areTestsPassed { line.log = try verifier.keep(runs.log, of: subject.name) }
    return line
  }

  private mutating func verifySharedCode() throws(ConfigurationErrors) -> SubjectVerification {
    let start = ContinuousClock.now
    let runs = try test(verifier.sharedSelection, "shared code")
    var line = SubjectVerification(
      shared: TestSelection(runs), time: ContinuousClock.now - start)
    if !line.areTestsPassed { line.log = try verifier.keep(runs.log, of: line.name) }
    return line
  }

  private mutating func test(
    _ selection: [String], _ name: String
  ) throws(ConfigurationErrors) -> RepeatedRuns {
    var runs: [TestRun] = []
    for _ in 0..<verifier.options.repetitions {
      runs.append(try step(.tests, name) { $0.test(selection) })
    }
    return RepeatedRuns(runs: runs)
  }

  /// - Throws: when the user has lost patience.
  mutating func step<Result>(
    _ kind: Steps.Kind, _ name: String, _ work: (SwiftPackage) -> Result
  ) throws(ConfigurationErrors) -> Result {
    verifier.progress(steps.progress(name))
    let start = ContinuousClock.now
    let result = work(swift)
    steps.end(kind, after: ContinuousClock.now - start)
    if verifier.isStopped() {
      throw ConfigurationErrors(path: verifier.package, message: "interrupted")
    }
    return result
  }
}
