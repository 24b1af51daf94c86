import LintelArchitecture
import LintelPlatform
import LintelReports
import LintelRules
import LintelWorkspace

/// `lintel baseline`: accepts findings, and sees to it that they only become fewer.
struct BaselineCommand: RunnableCommand {
  private let arguments: BaselineArguments
  private let console: Console
  private let sources = InputSources()

  private static let program = CommandLineInterface.name + " baseline"

  /// One command for each action.
  static var group: Subcommand {
    Subcommand(
      SubcommandGroup(
        name: program, abstract: "Accept the findings of today, to be paid off one by one.",
        BaselineArguments.Action.allCases.map {
          Subcommand(BaselineArguments.command($0), of: program, BaselineCommand.init)
        }), name: "baseline")
  }

  init(_ arguments: BaselineArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() throws(CommandLineError) -> ExitStatus {
    let location: ProjectLocation
    let rulesFile: String
    do throws(ConfigurationErrors) {
      location = try ProjectLocation(
        paths: [arguments.path], config: arguments.reading.config, looksAbove: true)
      rulesFile = try location.requiredRulesFile()
      if let note = location.note { console.note(note) }
    } catch {
      return console.report(error)
    }
    let usual = BaselineFile.besideRulesFile.path(rulesFile: rulesFile) ?? Baseline.fileName
    let path = arguments.baseline ?? usual
    try OutputPaths(paths: arguments.action.writes ? [path] : []).check(
      rulesFiles: [rulesFile],
      BaselineArguments.command(arguments.action).description(in: Self.program))
    do throws(ConfigurationErrors) {
      let architecture = try Architecture(contentsOf: rulesFile)
      switch arguments.action {
      case .write: return try write(to: path, architecture, location)
      case .prune: return try prune(path, architecture, location)
      case .diff: return try diff(path, architecture, location)
      case .show: return try show(path, architecture)
      }
    } catch {
      return console.report(error)
    }
  }

  // MARK: - Actions

  private func write(
    to path: String, _ architecture: Architecture, _ location: ProjectLocation
  ) throws(ConfigurationErrors) -> ExitStatus {
    let (findings, others) = try judge(architecture, location)
    if !arguments.isForced, exists(path) {
      let old = try read(path, architecture)
      let growth = old.changes(to: findings).filter(\.isNew)
      guard growth.isEmpty else {
        for change in growth { console.write("+ \(change.lineNow.visible)\n") }
        console.report(ConfigurationErrors(.baselineGrows(path, count: growth.count)))
        return .findings
      }
    }
    let baseline = Baseline(accepting: findings)
    try writeOutput(Array(baseline.text.utf8), to: path, besides: sources)
    console.write("\(path.visible): \(baseline.entries.size)\n")
    guard !others.isEmpty else { return .success }
    let rules = Set(others.map(\.rule)).sorted().map { "'\($0)'" }.joined(separator: ", ")
    console.note(
      "\(counted(others.count, "finding")) of \(rules) cannot be accepted; 'lintel check' shows "
        + (others.count == 1 ? "it" : "them"))
    return .findings
  }

  private func prune(
    _ path: String, _ architecture: Architecture, _ location: ProjectLocation
  ) throws(ConfigurationErrors) -> ExitStatus {
    let old = try read(path, architecture)
    let (findings, _) = try judge(architecture, location)
    let fixed = old.changes(to: findings).filter { !$0.isNew }
    for change in fixed { console.write(Self.lines(of: change)) }
    let pruned = old.pruned(to: findings)
    try writeOutput(Array(pruned.text.utf8), to: path, besides: sources)
    console.write("\(path.visible): \(fixed.count) fixed, \(pruned.entries.size) left\n")
    return .success
  }

  private func diff(
    _ path: String, _ architecture: Architecture, _ location: ProjectLocation
  ) throws(ConfigurationErrors) -> ExitStatus {
    let old = try read(path, architecture)
    let changes = old.changes(to: try judge(architecture, location).findings)
    for change in changes { console.write(Self.lines(of: change)) }
    return changes.isEmpty ? .success : .findings
  }

  private func show(
    _ path: String, _ architecture: Architecture
  ) throws(ConfigurationErrors) -> ExitStatus {
    let entries = try read(path, architecture).entries
    for (rule, entries) in Dictionary(grouping: entries, by: \.identity.rule)
      .sorted(by: { $0.key < $1.key })
    {
      console.write("\(rule.visible): \(entries.size)\n")
      for entry in entries { console.write("  \(entry.line.dropFirst(rule.count + 1))\n") }
    }
    console.write("\(path.visible): \(entries.size)\n")
    return .success
  }

  // MARK: - Parts

  private func read(
    _ path: String, _ architecture: Architecture
  ) throws(ConfigurationErrors) -> Baseline {
    guard exists(path),
      let (_, baseline) = try BaselineFile.at(path).read(for: architecture.configuration)
    else { throw ConfigurationErrors(.noBaseline(path)) }
    return baseline
  }

  /// The findings that a baseline can accept, and the others.
  private func judge(
    _ architecture: Architecture, _ location: ProjectLocation
  ) throws(ConfigurationErrors) -> (findings: [Finding], others: [Finding]) {
    let project = try location.project(
      for: architecture, arguments.reading, console, noting: sources)
    for note in project.refinementNotes { console.note(note) }
    let findings = try architecture.check(project, baseline: .none).result.findings
    return architecture.configuration.splitByBaseline(findings)
  }

  /// As a comparison of files shows it.
  private static func lines(of change: Baseline.Change) -> String {
    (change.before > 0 ? "- \(change.lineBefore.visible)\n" : "")
      + (change.now > 0 ? "+ \(change.lineNow.visible)\n" : "")
  }
}

extension InputError {
  /// There is no baseline to show or to change.
  fileprivate static func noBaseline(_ path: String) -> InputError {
    InputError(
      path: path,
      message: "there is no baseline '\(path)'; 'lintel baseline write' makes one")
  }

  /// More would be accepted than is.
  fileprivate static func baselineGrows(_ path: String, count: Int) -> InputError {
    let them = count == 1 ? "it" : "them"
    return InputError(
      path: path,
      message: "the baseline would grow by \(counted(count, "finding")); fix \(them), or say "
        + "'--force' to accept \(them) as well")
  }
}
