import Lintel
import LintelReports
import LintelRules
import LintelWorkspace

/// `lintel check`: the gate.
struct CheckCommand {
  private let arguments: CheckArguments
  private let console: Console

  init(_ arguments: CheckArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() -> ExitStatus {
    let start = ContinuousClock.now
    var times: PhaseTimes?
    let outcome: Result<CheckResult, ConfigurationError>
    do throws(ConfigurationError) {
      let checked = try check()
      outcome = .success(checked.result)
      times = checked.times
    } catch {
      outcome = .failure(error)
    }
    let duration = ContinuousClock.now - start
    write(outcome, duration)
    if arguments.isVerbose, let times { write(times) }
    let status = status(of: outcome)
    return writeReports(of: outcome, duration) ? status : .failure
  }

  private func check() throws(ConfigurationError) -> (result: CheckResult, times: PhaseTimes) {
    let location = try ProjectLocation(paths: arguments.paths, config: arguments.config)
    let architecture = try Architecture(contentsOf: location.requiredRulesFile())
    let project = try Project(
      root: location.root, files: location.files,
      selection: architecture.configuration.sources, jobs: arguments.jobs ?? 0)
    return try architecture.check(project)
  }

  private func status(of outcome: Result<CheckResult, ConfigurationError>) -> ExitStatus {
    switch outcome {
    case .failure: .failure
    case .success(let result):
      result.findings.contains { $0.severity >= arguments.failOn } ? .findings : .success
    }
  }

  private func write(_ outcome: Result<CheckResult, ConfigurationError>, _ duration: Duration) {
    var options = options(duration)
    options.usesColor =
      switch arguments.color {
      case .always: true
      case .never: false
      case .auto: console.showsColor
      }
    if case .success(let result) = outcome, !arguments.isQuiet {
      for note in result.notes { console.note(note) }
    }
    let report = arguments.format.report(outcome, options: options)
    // Programs read their formats from standard output whatever the outcome; people look for
    // problems on standard error.
    if case .failure = outcome, arguments.format == .text {
      console.error(report)
    } else {
      console.output(report)
    }
  }

  private func options(_ duration: Duration) -> ReportOptions {
    ReportOptions(
      showsSummary: !arguments.isQuiet, failingSeverity: arguments.failOn, duration: duration)
  }

  /// - Returns: whether all were written.
  private func writeReports(
    of outcome: Result<CheckResult, ConfigurationError>, _ duration: Duration
  ) -> Bool {
    var isComplete = true
    for request in arguments.reports {
      do throws(WorkspaceError) {
        try writeAtomically(
          request.format.report(outcome, options: options(duration)), to: request.path)
      } catch {
        _ = console.report(ConfigurationError(error))
        isComplete = false
      }
    }
    return isComplete
  }

  private func write(_ times: PhaseTimes) {
    let phases = [
      ("find files", times.discovery), ("read and scan", times.scanning), ("link", times.linking),
      ("judge", times.judging),
    ]
    for (name, duration) in phases {
      let microseconds = Int(duration / .microseconds(1))
      let fraction = String(microseconds % 1000 + 1000).dropFirst()
      console.writeError("\(name): \(microseconds / 1000).\(fraction) ms\n")
    }
  }
}
