import LintelAdvice
import LintelArchitecture
import LintelFindings
import LintelGraph
import LintelJudging
import LintelReports
import LintelText

/// The questions of `lintel init --interactive`: which proposal describes the project, and whether
/// to accept the findings. Each question shows the part of the graph that it is about.
struct InitQuestions {
  private let project: Project
  private let console: Console
  /// Returns the next line that the user types; `nil` at the end of the input.
  private let nextLine: () -> String?

  /// The largest number of arrows in an excerpt.
  private static let arrowLimit = 6

  /// - Throws: if there is no terminal to ask on.
  init(_ project: Project, _ console: Console) throws(ConfigurationErrors) {
    guard let nextLine = console.nextLine else {
      throw ConfigurationErrors(.nobodyToAsk(root: project.root))
    }
    (self.project, self.console, self.nextLine) = (project, console, nextLine)
  }

  /// Returns the index of the proposal that the user chooses; asks only if there are several.
  func choice(among proposals: [JudgedProposal]) throws(ConfigurationErrors) -> Int {
    guard proposals.count > 1 else { return 0 }
    var lines = ["Which of these describes the intended architecture?"]
    for (number, judged) in zip(1..., proposals) {
      lines += ["", "  \(number)  \(judged.summary)"] + excerpt(of: judged.proposal)
    }
    console.write(lines: lines + [""])
    return try answer("Number", usual: "1") { answer in
      Int(answer).flatMap { proposals.indices.contains($0 - 1) ? $0 - 1 : nil }
    }
  }

  /// Whether the user accepts the findings of today in a baseline; asks only if there are any.
  func accepts(_ findings: [Finding], of proposal: RulesProposal) throws(ConfigurationErrors)
    -> Bool
  {
    guard !findings.isEmpty else { return false }
    let lines =
      ["", "\(counted(findings.count, "finding")) of today, on these edges of the graph:"]
      + excerpt(of: proposal, againstRulesOnly: true)
      + findings.prefix(3).map { "  " + $0.headline(paths: .unchanged) }
    console.write(lines: lines + [""])
    return try answer("Accept them in a baseline, so that only new ones are reported", usual: "no")
    {
      ["yes": true, "y": true, "no": false, "n": false][$0.lowercased()]
    }
  }

  /// Repeats a question until there is a valid answer.
  private func answer<Answer>(
    _ question: String, usual: String, _ meaning: (String) -> Answer?
  ) throws(ConfigurationErrors) -> Answer {
    while true {
      console.write("\(question)? [\(usual)] ")
      guard let line = nextLine() else {
        throw ConfigurationErrors(.noAnswer(root: project.root))
      }
      let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if let answer = meaning(words.isEmpty ? usual : words) { return answer }
    }
  }

  /// Returns the arrows between components that have the most references; with `againstRulesOnly`,
  /// only arrows against a rule.
  private func excerpt(of proposal: RulesProposal, againstRulesOnly: Bool = false) -> [String] {
    guard
      let architecture = try? DeclaredArchitecture(rulesFile: "lintel.yml", text: proposal.text()),
      let judge = try? Judge(architecture.configuration, project.graph)
    else { return [] }
    let graph = judge.condensedByComponent(
      counting: ReferenceFilter(certainties: ReferenceFilter.sureCertainties))
    let forbidden = judge.forbiddenReferences(today: .today)
    func name(_ node: Int32) -> String { graph.nodes[Int(node)].name }
    let all = graph.edges.map { edge in
      (
        text: "\(name(edge.from)) -> \(name(edge.to))", count: edge.referenceCount,
        isForbidden: forbidden.contains(partOf: edge),
        isOfFurtherPreset: (name(edge.from) + name(edge.to)).contains(".")
      )
    }
    .filter { $0.isForbidden || !againstRulesOnly }
    // A further preset describes the same code again, so its arrows are shown only if there are no
    // others. The names of its components contain a dot.
    let main = all.filter { !$0.isOfFurtherPreset }
    let arrows = (main.isEmpty ? all : main).sorted { ($1.count, $0.text) < ($0.count, $1.text) }
    let shown = arrows.prefix(Self.arrowLimit)
    let width = shown.map(\.text.count).max() ?? 0
    let rest = arrows.count - shown.count
    return shown.map { arrow in
      let gap = String(repeating: " ", count: width - arrow.text.count)
      return "       \(arrow.text)\(gap)  \(counted(arrow.count, "reference"))"
        + (arrow.isForbidden ? ", against a rule" : "")
    } + (rest > 0 ? ["       and \(counted(rest, "more arrow"))"] : [])
  }
}

extension InputError {
  fileprivate static func nobodyToAsk(root: String) -> InputError {
    InputError(
      path: root,
      message:
        "'--interactive' asks questions, which requires a terminal; leave it out, or choose with "
        + "'--propose <n>'")
  }

  fileprivate static func noAnswer(root: String) -> InputError {
    InputError(path: root, message: "there was no answer, so nothing is written")
  }
}
