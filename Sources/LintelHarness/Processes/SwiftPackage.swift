import LintelSystem
import LintelWorkspace

/// A package that `swift` builds and tests.
struct SwiftPackage: Sendable {
  let folder: String
  /// Where build products go.
  let buildFolder: String
  /// Where test results go; it is there.
  let resultFolder: String
  let jobs: Int?
  /// For one build, and for one run of tests.
  let timeout: Duration?
  /// Says when to give up.
  let isStopped: @Sendable () -> Bool

  /// What came of a program that was started.
  struct Run {
    enum Outcome: Equatable {
      /// The status is as shells say it, of what was ended by a signal as well.
      case ended(status: Int32)
      case failed(reason: String)
    }

    let outcome: Outcome
    /// What was printed.
    let log: String
  }

  /// Builds everything, the tests as well.
  func build() -> Run {
    var words = ["swift", "build", "--build-tests"] + commonOptions
    if let jobs { words += ["--jobs", String(jobs)] }
    return run(words, "the build")
  }

  /// Runs tests that have been built; several threads may do so at a time.
  ///
  /// - Parameters:
  ///   - selection: options of `swift test` that say which tests.
  ///   - number: not that of another run at the same time.
  func test(_ selection: [String], number: Int) -> TestRun {
    let results = TestResults(folder: resultFolder, number: number)
    results.remove()
    // The lock is to keep a build from changing what is tested, and nothing is built meanwhile.
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

  /// Where things are, and how they are built: nobody debugs this build, and it is ready sooner
  /// without information for debuggers.
  private var commonOptions: [String] {
    [
      "--package-path", folder, "--scratch-path", buildFolder, "-debug-info-format", "none",
    ]
  }

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
