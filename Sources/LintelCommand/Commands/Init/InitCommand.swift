import LintelAdvice
import LintelArchitecture
import LintelFindings
import LintelJudging
import LintelPlatform
import LintelText
import LintelWorkspace

/// `lintel init`: proposes rules for a project, and writes a rules file.
struct InitCommand: RunnableCommand {
  let arguments: InitArguments
  let console: Console

  func run() throws(CommandLineError) -> ExitStatus {
    let plan: Plan
    do throws(ConfigurationErrors) {
      plan = try self.plan()
    } catch {
      return console.report(error)
    }
    try OutputPaths(paths: plan.files.map(\.path)).checkInputs(
      mayBeRead: true, InitArguments.command.description(in: CommandLineInterface.name))
    do throws(ConfigurationErrors) {
      for file in plan.files {
        try writeOutput(Array(file.text.utf8), to: file.path, followsLinks: false)
      }
    } catch {
      return console.report(error)
    }
    console.write(lines: plan.lines)
    return .success
  }

  /// The files to write, and the lines to print once they are written.
  private struct Plan {
    var files: [(path: String, text: String)]
    var lines: [String]
  }

  private func plan() throws(ConfigurationErrors) -> Plan {
    let location = try ProjectLocation(paths: [arguments.path], config: nil)
    let file = ProjectLocation.usualRulesFile(in: location.root)
    let baseline = BaselineFile.besideRulesFile.path(rulesFile: file) ?? Baseline.fileName
    for path in [file] + (arguments.freezes ? [baseline] : [])
    where exists(path) && !arguments.replaces {
      throw ConfigurationErrors(.wouldReplace(path))
    }
    let (project, leftOut) = try project(at: location.root)
    let questions = arguments.isInteractive ? try InitQuestions(project, console) : nil
    let chosen = try choice(for: project, root: location.root, asking: questions)
    var proposal = chosen.strict
    /// The rules are judged before anything is written, because they might be invalid.
    func judge(_ baseline: BaselineFile) throws(ConfigurationErrors) -> Judged {
      let text =
        proposal.text(adding: chosen.additions) + RulesProposal.text(leavingOut: leftOut)
      let architecture = try DeclaredArchitecture(rulesFile: file, text: text)
      return Judged(
        text: text, architecture: architecture,
        findings: try architecture.check(project, baseline: baseline).result.findings)
    }
    var freezes = arguments.freezes
    if let questions {
      freezes = try questions.accepts(judge(.besideRulesFile).open, of: proposal)
    }
    if freezes, exists(baseline), !arguments.replaces {
      throw ConfigurationErrors(.wouldReplace(baseline))
    }
    if !freezes { proposal = chosen.lenient }
    // An old baseline also applies to the next check, unless it is about to be replaced.
    let judged = try judge(freezes ? .none : .besideRulesFile)
    let (text, architecture, findings) = (judged.text, judged.architecture, judged.findings)
    let accepted = freezes ? architecture.configuration.splitByBaseline(findings).findings : []
    var plan = Plan(
      files: [(file, text)],
      lines: proposal.evidence + Self.lines(about: chosen.additions)
        + Self.lines(leavingOut: leftOut) + chosen.others + ["wrote \(file)"])
    if freezes {
      let accepting = Baseline(accepting: accepted)
      plan.files.append((baseline, accepting.text))
      plan.lines.append("wrote \(baseline): \(accepting.entries.size)")
    }
    let notes = findings.count { $0.severity == .note }
    let rest = judged.open.count - accepted.count { $0.severity > .note }
    plan.lines.append(
      (rest == 0 ? "'lintel check' passes" : "'lintel check' shows \(counted(rest, "finding"))")
        + (notes == 0 ? "" : ", with \(counted(notes, "note"))"))
    return plan
  }
}

extension InitCommand {
  /// Returns the project without the files that are not valid UTF-8, such as encrypted ones, and
  /// the paths of these files: there is no rules file yet that could exclude them.
  private func project(
    at root: String
  ) throws(ConfigurationErrors) -> (Project, leftOut: [String]) {
    let options = ReadingOptions(jobs: arguments.jobs ?? 0)
    func read(leavingOut files: [String]) throws(ConfigurationErrors) -> Project {
      let architecture = DeclaredArchitecture.forProposals(leavingOut: files)
      return try Project(root: root, for: architecture?.configuration, options)
    }
    do throws(ConfigurationErrors) {
      return (try read(leavingOut: []), [])
    } catch {
      let files = error.errors.map(\.path).filter { SourceReader.isNotUTF8($0, below: root) }
      // If no file is to blame, or the project cannot be read without these files either, the first
      // error is clearer.
      guard !files.isEmpty, let project = try? read(leavingOut: files) else { throw error }
      return (project, files)
    }
  }

  /// Returns the rules to write, and lines about all proposals if there are several and the user
  /// was not asked.
  private struct Judged {
    let text: String
    let architecture: DeclaredArchitecture
    let findings: [Finding]
    var open: [Finding] { findings.filter { $0.severity > .note } }
  }

  /// The rules to write, and lines about the other proposals.
  private struct Choice {
    /// The proposal without exceptions.
    var strict: RulesProposal
    /// The proposal with exceptions that accept as many places as the project has.
    var lenient: RulesProposal
    var additions: [AdditionalRule] = []
    var others: [String] = []
  }

  private func choice(
    for project: Project, root: String, asking questions: InitQuestions?
  ) throws(ConfigurationErrors) -> Choice {
    if let preset = arguments.preset {
      guard let wanted = try DeclaredArchitecture.proposal(for: project, preset: preset) else {
        throw ConfigurationErrors(.nothingToPropose(root: root))
      }
      return Choice(strict: wanted, lenient: wanted)
    }
    let judged = DeclaredArchitecture.proposals(for: project)
    guard !judged.isEmpty else { throw ConfigurationErrors(.nothingToPropose(root: root)) }
    let number =
      try questions.map { questions throws(ConfigurationErrors) in
        try questions.choice(among: judged) + 1
      } ?? arguments.number ?? 1
    guard number <= judged.count else {
      throw ConfigurationErrors(.noSuchProposal(number, count: judged.count, root: root))
    }
    let chosen = judged[number - 1].completed(in: project)
    let additions = chosen.keptAdditions(in: project)
    var choice = Choice(
      strict: chosen.proposal.withoutConcessions,
      lenient: chosen.limited(in: project, adding: additions), additions: additions)
    guard judged.count > 1, questions == nil else { return choice }
    let lines = zip(1...judged.count, judged).map { place, judged in
      let told = place == number ? chosen : judged
      let written = arguments.freezes ? told.withoutConcessions(in: project) : told
      return "  \(place)  \(written.summary)" + (place == number ? "  <- written" : "")
    }
    choice.others = ["proposals; '--propose <n>' writes one of them:"] + lines
    return choice
  }
}

extension JudgedProposal {
  /// A line with the title, the share of types that are in a component, the share of pairs of types
  /// that the rules forbid, and the number of findings.
  var summary: String {
    let (covered, all) = proposal.coverage
    let share = all == 0 ? 100 : covered * 100 / all
    let forbids = forbiddenShare.map { ", forbids \(Int(($0 * 100).rounded())) % of pairs" } ?? ""
    return "\(proposal.title): \(share) % of types\(forbids), \(counted(findingCount, "finding"))"
  }
}

extension InitCommand {
  private static func lines(about additions: [AdditionalRule]) -> [String] {
    additions.isEmpty
      ? []
      : ["already kept, and required from now on: \(list(additions.map(\.name), last: "and"))"]
  }
}

extension InitCommand {
  private static func lines(leavingOut files: [String]) -> [String] {
    guard !files.isEmpty else { return [] }
    return ["left out because they are not valid UTF-8: \(list(files, last: "and"))"]
  }
}

extension InputError {
  fileprivate static func noSuchProposal(_ number: Int, count: Int, root: String) -> InputError {
    InputError(
      path: root,
      message: "there is no proposal \(number) for '\(root)', only \(counted(count, "proposal"))")
  }

  /// A file that `init` would replace, although it was not told to.
  fileprivate static func wouldReplace(_ path: String) -> InputError {
    InputError(
      path: path, message: "'\(path)' already exists; 'lintel init --force' replaces it")
  }

  fileprivate static func nothingToPropose(root: String) -> InputError {
    InputError(
      path: root,
      message:
        "no preset fits '\(root)', and all of its code is in one folder, so no rules can "
        + "be derived; choose a preset with '--preset'")
  }
}
