import Lintel
import LintelPlatform
import LintelReports
import LintelRules
import LintelWorkspace

/// `lintel check`: the gate.
struct CheckCommand: RunnableCommand {
  private let arguments: CheckArguments
  private let console: Console

  init(_ arguments: CheckArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() throws(CommandLineError) -> ExitStatus {
    let location: Result<ProjectLocation, ConfigurationErrors>
    do throws(ConfigurationErrors) {
      let paths = arguments.assumedFile.map { [$0] } ?? arguments.paths
      location = .success(
        try ProjectLocation(
          paths: paths, config: arguments.reading.config,
          looksAbove: arguments.assumedFile == nil))
    } catch {
      location = .failure(error)
    }
    let rulesFile = (try? location.get())?.rulesFile
    try OutputPaths(paths: arguments.reports.map(\.path)).check(
      rulesFiles: rulesFile.map { [$0] } ?? [], baseline: rulesFile.flatMap(baseline.path),
      CheckArguments.command.description(in: CommandLineInterface.name))
    do throws(ConfigurationErrors) {
      for format in [arguments.format] + arguments.reports.map(\.format) { try format.load() }
      if let base = arguments.pathBase, !isFolder(base) {
        throw ConfigurationErrors(InputError.noFolder(base))
      }
    } catch {
      return console.report(error)
    }

    let sources = InputSources()
    var phases: (projects: FoundProjects, times: PhaseTimes)?
    let outcome: Outcome
    do throws(ConfigurationErrors) {
      let checked = try check(location.get(), noting: sources)
      outcome = .success(checked.result)
      phases = (checked.projects, checked.times)
    } catch {
      outcome = .failure(error)
    }
    let root = (try? location.get().root) ?? "."
    let localPaths =
      arguments.pathBase.map { RepositoryPaths(from: $0, to: root) }
      ?? RepositoryPaths(fromWorkingFolderTo: root)
    let options = ReportOptions(
      showsSummary: !arguments.isQuiet, showsAll: arguments.showsAll,
      grouping: arguments.grouping, failingSeverity: arguments.failOn, since: arguments.since,
      paths: RepositoryPaths(around: root), localPaths: localPaths)
    // Reports come first: standard output may end early, or not be writable.
    var areReportsWritten = true
    let writing = ContinuousClock().measure {
      areReportsWritten = writeReports(of: outcome, options, besides: sources)
      write(outcome, options)
    }
    if arguments.isVerbose, let phases {
      console.writeError("projects: \(phases.projects)\n")
      write(phases.times, writing: writing)
    }
    return areReportsWritten ? status(of: outcome) : .failure
  }

  private typealias Outcome = Result<CheckResult, ConfigurationErrors>

  /// Judges the whole project, whatever part of it was named: what a name means, and what breaks a
  /// rule, is for all files to say.
  private func check(
    _ location: ProjectLocation, noting sources: InputSources
  ) throws(ConfigurationErrors) -> (
    result: CheckResult, projects: FoundProjects, times: PhaseTimes
  ) {
    let architecture = try Architecture(contentsOf: location.requiredRulesFile())
    let selection = architecture.configuration.sources
    let changes = try arguments.since.map { revision throws(ConfigurationErrors) in
      try ChangedLocations(since: revision, root: location.root)
    }
    let project = try location.project(
      for: architecture, arguments.reading, console, noting: sources,
      substitute: substitute(in: location))
    let known = Set(project.graph.files.map(\.path))
    let unknown = location.files?.unknown(to: known, selection, root: location.root) ?? []
    if arguments.assumedFile != nil, !unknown.isEmpty { throw ConfigurationErrors(unknown) }
    var checked = try architecture.check(project, baseline: baseline)
    if let named = location.files?.paths(among: known) {
      checked.result = checked.result.narrowed { named.contains($0.path) }
    }
    if let changes { checked.result = checked.result.narrowed(to: changes.contains) }
    if !arguments.isQuiet {
      if let note = location.note { console.note(note) }
      for error in unknown { console.note(error.skipped) }
    }
    return (checked.result, project.projects, checked.times)
  }

  private var baseline: BaselineFile {
    arguments.ignoresBaseline ? .none : arguments.baseline.map { .at($0) } ?? .besideRulesFile
  }

  /// What standard input says is in the file, if that is to be read.
  private func substitute(
    in location: ProjectLocation
  ) throws(ConfigurationErrors) -> FileSubstitute? {
    guard arguments.assumedFile != nil, let file = location.files?.first else { return nil }
    do throws(WorkspaceErrors) {
      return FileSubstitute(paths: file.paths, bytes: try console.input())
    } catch {
      throw ConfigurationErrors(error)
    }
  }

  private func status(of outcome: Outcome) -> ExitStatus {
    switch outcome {
    case .failure: .failure
    case .success(let result):
      result.rules.contains { rule in rule.findings.contains { $0.severity >= arguments.failOn } }
        ? .findings : .success
    }
  }

  private func write(_ outcome: Outcome, _ options: ReportOptions) {
    var options = options
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
    // errors on standard error.
    if case .failure = outcome, arguments.format == .text {
      console.error(report)
    } else {
      console.output(report)
    }
  }

  /// - Returns: whether all were written.
  private func writeReports(
    of outcome: Outcome, _ options: ReportOptions, besides sources: InputSources
  ) -> Bool {
    var isComplete = true
    for request in arguments.reports {
      do throws(ConfigurationErrors) {
        try writeOutput(
          request.format.report(outcome, options: options), to: request.path, besides: sources)
      } catch {
        console.report(error)
        isComplete = false
      }
    }
    return isComplete
  }

  private func write(_ times: PhaseTimes, writing: Duration) {
    let phases = [
      ("find files", times.discovery), ("read and scan", times.scanning), ("link", times.linking),
      ("judge", times.judging), ("write", writing),
    ]
    for (name, duration) in phases {
      let milliseconds = decimal(Int(duration / .microseconds(1)), of: 1000, digits: 3)
      console.writeError("\(name): \(milliseconds) ms\n")
    }
  }
}
