import LintelArchitecture
import LintelFindings
import LintelJudging
import LintelProving
import LintelReports
import LintelRules
import LintelText
import Testing

/// A new kind of rule is a file, `PlainNamesRule.swift`, and a line in the list of kinds.
@Suite struct NewKindTests {
  private static let kinds = RuleKinds.builtIn + [PlainNamesRule.self]

  private static let text = """
    version: 1
    components: { App: App/** }
    rules: { names: { kind: plain-names, in: App, because: "they are read aloud" } }
    """

  private func configuration(_ text: String = Self.text) throws -> Configuration {
    try Configuration.load(path: "lintel.yml", presets: [:], kinds: Self.kinds) { _ in
      Array(text.utf8)
    }
  }

  private func project(_ files: [String: String]) throws -> (Project, ProjectFolder) {
    let folder = try ProjectFolder(files)
    return (try Project(root: folder.path, for: nil), folder)
  }

  @Test func isDecodedWithItsOptions() throws {
    let errors = #expect(throws: ConfigurationErrors.self) {
      try configuration(Self.text.replacing("in: App", with: "on: App"))
    }
    #expect(
      errors?.errors.map(\.message) == [
        "missing key 'in' in rule 'names'", "unknown key 'on' in rule 'names'; did you mean 'in'?",
      ])
  }

  @Test func isJudgedAndReported() throws {
    let (project, folder) = try project([
      "App/Model.swift": "struct User_Model {}\nstruct Other {}\n"
    ])
    defer { withExtendedLifetime(folder) {} }
    let rules = try configuration().judge(project.graph, today: .today, source: project.source)
    let result = CheckResult(
      rulesFile: "lintel.yml", fileCount: 1, declarationCount: 2, dependencyCount: 0, rules: rules)
    let report = String(decoding: ReportFormat.text.report(.success(result)), as: UTF8.self)
    #expect(
      report == """
        App/Model.swift:1:8: error: 'User_Model' has 1 underscore (names)
            1 | struct User_Model {}
              |        ^~~~~~~~~~
           because: they are read aloud
           remedy:  write it in camel case

        1 finding (1 error) in 1 rule; 1 file, 2 declarations, 0 dependencies

        """)
    #expect(rules[0].findings.map(\.identity.from) == ["User_Model"])
  }

  @Test func isProven() throws {
    let (project, folder) = try project(["App/Model.swift": "struct Model {}\n"])
    defer { withExtendedLifetime(folder) {} }
    let proof = try Prover(configuration(), project).run()
    #expect(proof.rules.map(\.kind) == ["plain-names"])
    #expect(
      proof.rules[0].mutants.map(\.summary) == ["a type with an underscore in 'Model'"])
    #expect(proof.isPassed)
  }

  @Test func isDocumented() {
    let kind = RuleCatalogue.kinds(of: Self.kinds).last
    #expect(kind?.word == "plain-names")
    #expect(kind?.options.map(\.key) == ["in"])
  }
}
