import LintelSystem
import LintelWorkspace

/// A package that `swift` builds and tests.
struct SwiftPackage: Sendable {
  let folder: String
  /// The folder for build products.
  let buildFolder: String
  /// The folder for test results, which exists.
  let resultFolder: String
  let jobs: Int?
  /// The time limit of one build, and of one run of tests.
  let timeout: Duration?
  /// Returns whether the program should stop.
  let isStopped: @Sendable () -> Bool

  /// The result of running a program.
  struct Run {
    enum Outcome: Equatable {
      /// The program ended. Its status is as in a shell: after a signal, 128 and its number.
      case ended(status: Int32)
      case failed(reason: String)
    }

    let outcome: Outcome
    /// The output of the program.
    let log: String
  }

  /// The version of Swift and the kind of build, on which products depend besides the sources.
  var conditions: String {
    let kind = buildOptions.joined(separator: " ")
    return "\(kind)\n\(run(["swift", "--version"], "the version").log)"
  }

  /// Builds everything, the tests as well.
  func build() -> Run {
    var words = ["swift", "build", "--build-tests"] + commonOptions
    if let jobs { words += ["--jobs", String(jobs)] }
    return run(words, "the build")
  }

  /// Runs tests that have been built; several threads may do so at the same time.
  ///
  /// - Parameters:
  ///   - selection: the options of `swift test` that select the tests.
  ///   - number: a number that no other run has at the same time.
  func test(_ selection: [String], number: Int) -> TestRun {
    let results = TestResults(folder: resultFolder, number: number)
    results.remove()
    // The lock is not needed: it keeps builds from changing the tested products, and nothing is
    // built meanwhile.
    let words = ["swift", "test", "--skip-build", "--ignore-lock"] + commonOptions
    let start = ContinuousClock.now
    let run = run(words + results.options + selection, "the tests")
    let outcome: TestRun.Outcome =
      switch run.outcome {
      case .failed(let reason): .failed(reason: reason)
      case .ended(let status): results.outcome(status: status)
      }
    results.remove()
    return TestRun(outcome: outcome, log: run.log, time: ContinuousClock.now - start)
  }

  /// The options for the folders and the kind of build.
  private var commonOptions: [String] {
    ["--package-path", folder, "--scratch-path", buildFolder] + buildOptions
  }

  /// Nobody debugs this build, and it takes less time without debug information.
  private var buildOptions: [String] { ["-debug-info-format", "none"] }

  private func run(_ words: [String], _ what: String) -> Run {
    let start = ContinuousClock.now
    var output: [UInt8] = []
    let ended = ChildProcess(words, keepsErrors: true, leadsGroup: true).run(
      { output += $0 },
      until: { _ in isStopped() || timeout.map { ContinuousClock.now - start > $0 } ?? false })
    let outcome: Run.Outcome
    switch ended {
    case .notStarted(let reason): outcome = .failed(reason: "cannot start 'swift': \(reason)")
    case .stopped:
      let limit = isStopped() ? nil : timeout
      let reason = limit.map { "did not end within \($0.components.seconds) s" }
      outcome = .failed(reason: "\(what) \(reason ?? "was interrupted")")
    case .exited(let status): outcome = .ended(status: status)
    case .crashed(let signal): outcome = .ended(status: 128 + signal)
    }
    return Run(outcome: outcome, log: String(decoding: output, as: UTF8.self))
  }
}
