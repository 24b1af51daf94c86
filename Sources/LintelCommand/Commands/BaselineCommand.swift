import Lintel
import LintelReports
import LintelRules
import LintelWorkspace

/// `lintel baseline`: accepts findings, and sees to it that they only become fewer.
struct BaselineCommand {
  private let arguments: BaselineArguments
  private let console: Console

  init(_ arguments: BaselineArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() throws(UsageError) -> ExitStatus {
    let location: ProjectLocation
    let rulesFile: String
    do throws(ConfigurationError) {
      location = try ProjectLocation(paths: [arguments.path], config: arguments.config)
      rulesFile = try location.requiredRulesFile()
    } catch {
      return console.report(error)
    }
    let usual = BaselineFile.besideRulesFile.path(rulesFile: rulesFile) ?? Baseline.fileName
    let path = arguments.baseline ?? usual
    try OutputPaths(paths: arguments.action.writes ? [path] : []).check(
      rulesFile: rulesFile,
      BaselineArguments.command(arguments.action).description(
        in: "\(CommandLineInterface.name) \(BaselineArguments.name)"))
    do throws(ConfigurationError) {
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
  ) throws(ConfigurationError) -> ExitStatus {
    let (findings, others) = try judge(architecture, location)
    if !arguments.isForced, exists(path) {
      let old = try read(path, architecture)
      let growth = old.changes(to: findings).filter(\.isNew)
      guard growth.isEmpty else {
        for change in growth { console.write("+ \(change.lineNow.visible)\n") }
        console.report(ConfigurationError(.baselineGrows(path, count: growth.count)))
        return .findings
      }
    }
    let baseline = Baseline(accepting: findings)
    try writeOutput(Array(baseline.text.utf8), to: path)
    console.write("\(path.visible): \(Self.size(of: baseline.entries))\n")
    guard !others.isEmpty else { return .success }
    let rules = Set(others.map(\.rule)).sorted().map { "'\($0)'" }.joined(separator: ", ")
    console.note(
      "\(counted(others.count, "finding")) of \(rules) cannot be accepted; 'lintel check' shows "
        + (others.count == 1 ? "it" : "them"))
    return .findings
  }

  private func prune(
    _ path: String, _ architecture: Architecture, _ location: ProjectLocation
  ) throws(ConfigurationError) -> ExitStatus {
    let old = try read(path, architecture)
    let (findings, _) = try judge(architecture, location)
    let fixed = old.changes(to: findings).filter { !$0.isNew }
    for change in fixed { console.write(Self.lines(of: change)) }
    let pruned = old.pruned(to: findings)
    try writeOutput(Array(pruned.text.utf8), to: path)
    console.write("\(path.visible): \(fixed.count) fixed, \(Self.size(of: pruned.entries)) left\n")
    return .success
  }

  private func diff(
    _ path: String, _ architecture: Architecture, _ location: ProjectLocation
  ) throws(ConfigurationError) -> ExitStatus {
    let old = try read(path, architecture)
    let changes = old.changes(to: try judge(architecture, location).findings)
    for change in changes { console.write(Self.lines(of: change)) }
    return changes.isEmpty ? .success : .findings
  }

  private func show(
    _ path: String, _ architecture: Architecture
  ) throws(ConfigurationError) -> ExitStatus {
    let entries = try read(path, architecture).entries
    for (rule, entries) in Dictionary(grouping: entries, by: \.identity.rule)
      .sorted(by: { $0.key < $1.key })
    {
      console.write("\(rule.visible): \(Self.size(of: entries))\n")
      for entry in entries { console.write("  \(entry.line.dropFirst(rule.count + 1))\n") }
    }
    console.write("\(path.visible): \(Self.size(of: entries))\n")
    return .success
  }

  // MARK: - Parts

  private func read(
    _ path: String, _ architecture: Architecture
  ) throws(ConfigurationError) -> Baseline {
    guard exists(path),
      let (_, baseline) = try BaselineFile.at(path).read(for: architecture.configuration)
    else { throw ConfigurationError(.noBaseline(path)) }
    return baseline
  }

  /// The findings that a baseline can accept, and the others.
  private func judge(
    _ architecture: Architecture, _ location: ProjectLocation
  ) throws(ConfigurationError) -> (findings: [Finding], others: [Finding]) {
    let mode = try ExactMode(arguments.exact, root: location.root, console)
    let project = try Project(
      root: location.root, selection: architecture.configuration.sources,
      mentions: architecture.configuration.mentionFilter, jobs: arguments.jobs ?? 0,
      settings: arguments.conditions.settings, refine: mode?.refine)
    for note in project.refinementNotes { console.note(note) }
    let findings = try architecture.check(project, baseline: .none).result.findings
    return architecture.configuration.splitByBaseline(findings)
  }

  static func size(of entries: [BaselineEntry]) -> String {
    let places = entries.reduce(0) { $0 + $1.count }
    return "\(counted(entries.count, "entry", "entries")) for \(counted(places, "place"))"
  }

  /// As a comparison of files shows it.
  private static func lines(of change: Baseline.Change) -> String {
    (change.before > 0 ? "- \(change.lineBefore.visible)\n" : "")
      + (change.now > 0 ? "+ \(change.lineNow.visible)\n" : "")
  }
}
