import LintelArchitecture
import LintelFindings
import LintelJudging
import LintelPlatform
import LintelText
import LintelVocabulary
import LintelWorkspace

/// `lintel baseline`: accepts findings, and ensures that they only become fewer.
struct BaselineCommand: RunnableCommand {
  let arguments: BaselineArguments
  let console: Console

  private static let program = CommandLineInterface.name + " baseline"

  /// The subcommand `baseline`, with a subcommand for each action.
  static var group: Subcommand {
    Subcommand(
      SubcommandGroup(
        name: program, abstract: "Accept the findings of today, to be paid off one by one.",
        BaselineArguments.Action.allCases.map {
          Subcommand(BaselineArguments.command($0), of: program, BaselineCommand.init)
        }), name: "baseline")
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
    let outputs = OutputPaths(paths: arguments.action.writes ? [path] : [])
    let command = BaselineArguments.command(arguments.action).description(in: Self.program)
    try outputs.check(rulesFiles: [rulesFile], command)
    let change: Change
    do throws(ConfigurationErrors) {
      let architecture = try DeclaredArchitecture(contentsOf: rulesFile)
      switch arguments.action {
      case .write: change = try write(to: path, architecture, location)
      case .prune: change = try prune(path, architecture, location)
      case .diff: return try diff(path, architecture, location)
      case .show: return try show(path, architecture)
      }
    } catch {
      return console.report(error)
    }
    if let baseline = change.baseline {
      try outputs.checkInputs(mayBeRead: Self.isBaseline(path), command)
      do throws(ConfigurationErrors) {
        try writeOutput(Array(baseline.text.utf8), to: path, followsLinks: false)
      } catch {
        return console.report(error)
      }
    }
    console.write(lines: change.lines)
    for note in change.notes { console.note(note) }
    return change.status
  }

  /// Whether the file at a path has the usual name of a baseline, or can be read as one.
  private static func isBaseline(_ path: String) -> Bool {
    RelativePath.fileName(of: path).hasBytes(atEnd: ".baseline")
      || (try? readFile(at: path)).map { (try? Baseline(path: path, $0)) != nil } == true
  }

  /// The change that an action makes to a baseline.
  private struct Change {
    /// The baseline to write; `nil` to write nothing.
    var baseline: Baseline?
    /// The lines to print once the baseline is written.
    var lines: [String] = []
    var notes: [String] = []
    var status = ExitStatus.success
  }

  // MARK: - Actions

  private func write(
    to path: String, _ architecture: DeclaredArchitecture, _ location: ProjectLocation
  ) throws(ConfigurationErrors) -> Change {
    let (findings, others, files) = try judge(architecture, location)
    if !arguments.isForced, exists(path) {
      let old = try read(path, architecture).following(findings, files: files)
      let growth = old.changes(to: findings).filter(\.isNew)
      guard growth.isEmpty else {
        console.write(lines: growth.map { "+ \($0.lineNow)" })
        console.report(ConfigurationErrors(.baselineGrows(path, count: growth.count)))
        return Change(status: .findings)
      }
    }
    let baseline = Baseline(accepting: findings)
    var change = Change(baseline: baseline, lines: ["\(path): \(baseline.entries.size)"])
    guard !others.isEmpty else { return change }
    let rules = Set(others.map(\.rule)).sorted().map { "'\($0)'" }.joined(separator: ", ")
    change.notes = [
      "\(counted(others.count, "finding")) of \(rules) cannot be accepted; 'lintel check' shows "
        + (others.count == 1 ? "it" : "them")
    ]
    change.status = .findings
    return change
  }

  private func prune(
    _ path: String, _ architecture: DeclaredArchitecture, _ location: ProjectLocation
  ) throws(ConfigurationErrors) -> Change {
    // Without a baseline, there may still be exceptions that accept too many places.
    let written =
      exists(path) || !architecture.configuration.hasCountedExceptions
      ? try read(path, architecture) : nil
    let (result, files) = try check(architecture, location)
    let exceptions = result.rules.flatMap(\.exceptions).compactMap(\.smaller)
    guard let written else {
      return Change(
        lines: exceptions.isEmpty ? ["no exception accepts more than there is"] : exceptions)
    }
    let (findings, _) = architecture.configuration.splitByBaseline(result.findings)
    let old = written.following(findings, files: files)
    let fixed = old.changes(to: findings).filter { !$0.isNew }
    let pruned = old.pruned(to: findings)
    return Change(
      baseline: pruned,
      lines: exceptions + fixed.flatMap(Self.lines) + [
        "\(path): \(fixed.count) fixed, \(pruned.entries.size) left"
      ])
  }

  private func diff(
    _ path: String, _ architecture: DeclaredArchitecture, _ location: ProjectLocation
  ) throws(ConfigurationErrors) -> ExitStatus {
    let old = try read(path, architecture)
    let (findings, _, files) = try judge(architecture, location)
    let changes = old.following(findings, files: files).changes(to: findings)
    console.write(lines: changes.flatMap(Self.lines))
    return changes.isEmpty ? .success : .findings
  }

  private func show(
    _ path: String, _ architecture: DeclaredArchitecture
  ) throws(ConfigurationErrors) -> ExitStatus {
    let entries = try read(path, architecture).entries
    for (rule, entries) in Dictionary(grouping: entries, by: \.identity.rule)
      .sorted(by: { $0.key < $1.key })
    {
      console.write(
        lines: ["\(rule): \(entries.size)"]
          + entries.map { "  \($0.line.dropFirst(rule.count + 1))" })
    }
    console.write(lines: ["\(path): \(entries.size)"])
    return .success
  }

  // MARK: - Parts

  private func read(
    _ path: String, _ architecture: DeclaredArchitecture
  ) throws(ConfigurationErrors) -> Baseline {
    guard exists(path),
      let found = try BaselineFile.at(path).read(for: architecture.configuration)
    else {
      let note = BaselineFile.besideRulesFile.note(rulesFile: architecture.configuration.path)
      throw ConfigurationErrors(.noBaseline(path, arguments.baseline == nil ? note : nil))
    }
    guard found.isShown else { throw ConfigurationErrors(.outsideBaseline(path)) }
    return found.baseline
  }

  /// Returns the findings that a baseline can accept, the others, and the files of the project.
  private func judge(
    _ architecture: DeclaredArchitecture, _ location: ProjectLocation
  ) throws(ConfigurationErrors) -> (findings: [Finding], others: [Finding], files: Set<String>) {
    let (result, files) = try check(architecture, location)
    let (accepted, others) = architecture.configuration.splitByBaseline(result.findings)
    return (accepted, others, files)
  }

  /// Returns the result of a check without a baseline, and the files of the project.
  private func check(
    _ architecture: DeclaredArchitecture, _ location: ProjectLocation
  ) throws(ConfigurationErrors) -> (result: CheckResult, files: Set<String>) {
    let project = try location.project(
      for: architecture, arguments.reading, console)
    for note in project.refinementNotes { console.note(note) }
    let result = try architecture.check(project, baseline: .none).result
    return (result, Set(project.graph.files.map(\.path)))
  }

  /// Returns a change as the lines of a diff, with `-` and `+`.
  private static func lines(of change: Baseline.Change) -> [String] {
    (change.before > 0 ? ["- \(change.lineBefore)"] : [])
      + (change.now > 0 ? ["+ \(change.lineNow)"] : [])
  }
}

extension CountedException {
  /// The change of the rules file, with its location, if the exception covers fewer places than it
  /// accepts; `nil` if it does not.
  fileprivate var smaller: String? {
    guard count < limit else { return nil }
    let exception = "the exception \(ends) of rule '\(rule)'"
    return "\(location.path):\(location.line):\(location.column): "
      + (count == 0
        ? "remove \(exception); \(whyEmpty)"
        : "write 'at-most: \(count)' instead of \(limit), for \(exception)")
  }
}

extension InputError {
  /// There is no baseline to show or to change.
  fileprivate static func noBaseline(_ path: String, _ note: Note?) -> InputError {
    let remedy = note?.message ?? "'lintel baseline write' makes one"
    return InputError(path: path, message: "there is no baseline '\(path)'; \(remedy)")
  }

  /// The baseline lies outside of the checkout, so its contents must not be shown.
  fileprivate static func outsideBaseline(_ path: String) -> InputError {
    InputError(
      path: path,
      message: "the baseline '\(path)' lies outside of the checkout, so its entries are not shown; "
        + "copy it there")
  }

  /// The new baseline would accept more findings than the old one.
  fileprivate static func baselineGrows(_ path: String, count: Int) -> InputError {
    let them = count == 1 ? "it" : "them"
    return InputError(
      path: path,
      message: "the baseline would grow by \(counted(count, "finding")); fix \(them), or use "
        + "'--force' to accept \(them) as well")
  }
}
