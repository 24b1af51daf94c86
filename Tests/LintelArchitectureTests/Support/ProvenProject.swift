import Testing

@testable import LintelArchitecture
@testable import LintelJudging
@testable import LintelProving

/// A project on disk with rules that are to be proven.
struct ProvenProject {
  let folder: ProjectFolder
  let configuration: Configuration
  let project: LintelArchitecture.Project

  /// - Parameters:
  ///   - rules: the rules file without its first line.
  ///   - files: texts by path.
  init(_ rules: String, _ files: [String: String]) throws {
    folder = try ProjectFolder(files)
    configuration = try DeclaredArchitecture(rulesFile: "lintel.yml", text: "version: 1\n" + rules)
      .configuration
    project = try LintelArchitecture.Project(root: folder.path, for: configuration)
  }

  func proof() throws -> ProofResult { try Prover(configuration, project).run() }

  /// The proof of the only rule.
  func ruleProof() throws -> RuleProof {
    let rules = try proof().rules
    try #require(rules.count == 1)
    return rules[0]
  }

  /// The proof of the rules when each is judged by another.
  func proof(judgingBy replace: (any RuleKind) -> any RuleKind) throws -> ProofResult {
    let rules = configuration.rules.map { rule in
      RuleDefinition(
        name: rule.name, mark: rule.mark, severity: rule.severity, because: rule.because,
        counted: rule.counted, allow: rule.allow, mayBeEmpty: rule.mayBeEmpty,
        baseline: rule.baseline, body: replace(rule.body))
    }
    let changed = Configuration(
      path: configuration.path, sources: configuration.sources,
      components: configuration.components, rules: rules, presets: [])
    return try Prover(changed, project).run()
  }

  /// What the only rule's breaches are made of: for each the summary, then `path: text` of what is
  /// written.
  func texts() throws -> [[String]] {
    let judge = try Judge(configuration, project.graph)
    let writer = judge.mutationWriter { project.parameterLabels(of: $0) }
    return try judge.provableRules(today: .today, source: project.source).flatMap { rule in
      try rule.mutations.enumerated().map { number, mutation in
        let insertions = try #require(
          writer.insertions(for: mutation, number: number + 1, source: project.source))
        return [mutation.summary] + insertions.map { "\($0.path): \($0.text)" }
      }
    }
  }
}

/// Two folders, the second with something of every sort.
let sortsOfCode = [
  "A/Screen.swift": "final class Screen {\n  let title = \"\"\n}\n",
  "B/Store.swift": """
  class Store {
    static let shared = Store()
    var count = 0
    func load(_ key: String, from place: Int) {}
  }
  protocol Port {}
  @propertyWrapper struct Wrapped { var wrappedValue = 0 }
  """,
]

/// Nothing that `A` may use.
let aIsNotToUseB = """
  components: { A: A/**, B: B/** }
  rules: { r: { kind: forbid, from: A, to: B } }
  """
