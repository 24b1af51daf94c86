import LintelArchitecture
import LintelGraph
import LintelText
import LintelWorkspace

extension Verifier {
  package func run() throws(ConfigurationErrors) -> Verification {
    var run = try VerificationRun(self)
    return try run.verification()
  }
}

/// A verification in progress: builds the samples, then groups of overlays, and tests all of them.
struct VerificationRun {
  let verifier: Verifier
  var copy: PackageCopy
  private let swift: SwiftPackage
  private let kept: KeptBuilds?
  let steps: SharedSteps
  private let tests: TestQueue
  private let groups: [[OverlaySet]]
  private let start = ContinuousClock.now

  init(_ verifier: Verifier) throws(ConfigurationErrors) {
    self.verifier = verifier
    copy = try PackageCopy(of: verifier.package, in: verifier.scratch)
    swift = SwiftPackage(
      folder: copy.folder, buildFolder: "\(verifier.scratch.path)/build",
      resultFolder: verifier.scratch.path, jobs: verifier.options.jobs,
      timeout: verifier.options.timeout, isStopped: verifier.isStopped)
    kept = try KeptBuilds(in: verifier.scratch, of: copy, for: swift)
    groups = OverlaySet.groups(of: verifier.subjects)
    let samples = verifier.subjects.filter { $0.overlay == nil }
    let runs =
      samples.count + groups.joined().count + (verifier.testsSharedCode ? 1 : 0)
    steps = SharedSteps(
      Steps(
        [.firstBuild: 1, .build: groups.count, .tests: runs * verifier.options.repetitions],
        testsAtATime: WorkSharing.threads(for: verifier.options.jobs ?? 0)),
      progress: verifier.progress)
    tests = TestQueue(
      swift: swift, steps: steps, repetitions: verifier.options.repetitions,
      workers: Workers(jobs: verifier.options.jobs ?? 0))
  }

  mutating func verification() throws(ConfigurationErrors) -> Verification {
    try buildSamples()
    let samples = verifier.subjects.filter { $0.overlay == nil }
    let runs = try test(samples.map(TestPlan.init) + [sharedPlan].compactMap(\.self))
    var lines: [SubjectVerification] = []
    for (sample, runs) in zip(samples, runs) {
      lines.append(try line(of: sample, runs, testTime: runs.time))
    }
    let shared = try sharedPlan.flatMap { _ in runs.last }.map(sharedLine)
    for group in groups { lines += try verify(group) }
    // If the copy is kept, the next run compares it with the package, so it must have no overlay.
    try copy.restore()
    let order = verifier.subjects.map(\.name)
    return Verification(
      lines: order.flatMap { name in lines.filter { $0.name == name } }, shared: shared,
      time: ContinuousClock.now - start)
  }

  private var sharedPlan: TestPlan? {
    guard verifier.testsSharedCode else { return nil }
    return TestPlan(name: "shared code", selection: verifier.sharedSelection)
  }

  private func buildSamples() throws(ConfigurationErrors) {
    let build = try self.build("building", .firstBuild, of: [])
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
        + (log ?? "'--logs <folder>' keeps the output"))
  }

  /// Returns the results of a sample, as it is or with an overlay.
  ///
  /// - Parameter testTime: the subject's share of the time of test runs that it shares with others.
  func line(
    of subject: VerifiedSample, _ runs: RepeatedRuns, testTime: Duration
  ) throws(ConfigurationErrors) -> SubjectVerification {
    let sample = subject.sample
    var line: SubjectVerification
    if let fault = subject.overlay, fault.kind == .fault {
      line = SubjectVerification(
        sample, fault, scenarios: FaultCheck(expected: fault.expected).verdict(on: runs),
        time: testTime)
    } else {
      let start = ContinuousClock.now
      let tests = SampleTests(sample, runs)
      let rules = try verifier.rules(for: subject, in: copy.folder)
      let time = ContinuousClock.now - start + testTime
      line =
        if let twin = subject.overlay {
          SubjectVerification(
            sample, twin, rules: rules.exactFindings(of: twin), scenarios: tests.scenarios,
            unitTests: tests.unitTests, time: time)
        } else { SubjectVerification(sample, rules, tests, time: time) }
    }
    if !line.areTestsPassed { line.log = try verifier.keep(runs.log, of: subject.name) }
    return line
  }

  private func sharedLine(
    _ runs: RepeatedRuns
  ) throws(ConfigurationErrors) -> SubjectVerification {
    var line = SubjectVerification(shared: TestSelection(runs), time: runs.time)
    if !line.areTestsPassed { line.log = try verifier.keep(runs.log, of: line.name) }
    return line
  }

  /// Builds the copy of the package, or restores the products of an earlier build.
  ///
  /// - Parameter subjects: the names of the subjects whose overlays are built; empty for the
  ///   samples as they are.
  /// - Throws: if the user has interrupted the program.
  func build(
    _ name: String, _ kind: Steps.Kind, of subjects: [String]
  ) throws(ConfigurationErrors) -> SwiftPackage.Run {
    if let kept, try kept.restore(subjects) {
      return steps.carryOut(kind, name) { SwiftPackage.Run(outcome: .ended(status: 0), log: "") }
    }
    let result = steps.carryOut(kind, name) { swift.build() }
    try checkNotStopped()
    if result.outcome == .ended(status: 0) { try kept?.keep(subjects) }
    return result
  }

  /// - Returns: the runs of each plan, in the order of `plans`.
  /// - Throws: if the user has interrupted the program.
  func test(_ plans: [TestPlan]) throws(ConfigurationErrors) -> [RepeatedRuns] {
    let runs = tests.run(plans)
    try checkNotStopped()
    return runs
  }

  private func checkNotStopped() throws(ConfigurationErrors) {
    guard verifier.isStopped() else { return }
    throw ConfigurationErrors(path: verifier.package, message: "interrupted")
  }
}
