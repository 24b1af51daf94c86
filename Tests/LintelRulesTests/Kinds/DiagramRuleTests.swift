import LintelVocabulary
import Testing

@testable import LintelFindings
@testable import LintelJudging
@testable import LintelText

@Suite struct DiagramRuleTests {
  private func yaml(_ options: String = "", components: [String] = ["A", "B", "C"]) -> String {
    rules("  r: { kind: diagram, file: d.mmd\(options) }", components: components)
  }

  private func messages(
    _ diagram: String, options: String = "", in project: Project
  ) throws -> [String] {
    try findings(diagram, options: options, in: project).map(\.message)
  }

  private func findings(
    _ diagram: String, options: String = "", in project: Project
  ) throws -> [Finding] {
    try load(yaml(options), files: ["d.mmd": diagram])
      .judge(project.graph, today: today, source: project.source).flatMap(\.findings)
  }

  private var uses: Project {
    var project = project()
    project.use("A1", "B1")
    project.use("B1", "C1")
    return project
  }

  @Test func whatIsDrawnIsAllowed() throws {
    #expect(try messages("graph TD\nA --> B --> C", in: uses) == [])
    #expect(try messages("graph TD\na[A] --> b[B]\nb --> x[C]", in: uses) == [])
  }

  @Test func whatIsNotDrawnIsFound() throws {
    let found = try findings("graph TD\nA --> B\nC --> B", in: uses)
    #expect(found.map(\.message) == ["'B1' (B) uses 'C1' (C), against the arrow in 'd.mmd'"])
    #expect(
      try messages("graph TD\nA --> B\nC", in: uses) == [
        "'B1' (B) uses 'C1' (C), for which 'd.mmd' has no arrow"
      ])
    #expect(
      try findings("graph TD\nA --> B\nC", in: uses)[0].remedy
        == "move the code that needs C1 to a component that may use C1, or move the class C1 to "
        + "where both may use it; or draw the arrow from B to C if it is intended")
  }

  @Test func onlyWhatIsDrawnIsJudged() throws {
    #expect(try messages("graph TD\nA --> B", in: uses) == [])
    #expect(
      try messages("graph TD\nA --> B", options: ", of: [A, B, C]", in: uses) == [
        "'B1' (B) uses 'C1' (C), for which 'd.mmd' has no arrow"
      ])
    #expect(try messages("graph TD\nA\nB\nC", options: ", of: [A, C]", in: uses) == [])
  }

  @Test func anArrowAtAGroupStandsForArrowsAtAllInIt() throws {
    let diagram = "graph TD\nsubgraph S\nB --> C\nend\nA --> S"
    var project = uses
    project.use("A1", "C1")
    #expect(try messages(diagram, in: project) == [])
    project.use("C1", "A1")
    #expect(
      try messages(diagram, in: project) == ["'C1' (C) uses 'A1' (A), against the arrow in 'd.mmd'"]
    )
  }

  @Test func aGroupThatIsAComponentCountsAsThatToo() throws {
    let yaml = """
      version: 1
      components: { Core: "C/**", Ports: "C/P/**", A: "A/**" }
      rules: { r: { kind: diagram, file: d.mmd } }
      """
    var project = Project()
    project.add("A1", in: "A/1.swift")
    project.add("C1", in: "C/1.swift")
    project.add("P1", in: "C/P/1.swift")
    project.use("A1", "C1")
    project.use("A1", "P1")
    project.use("C1", "P1")
    let diagram = "graph TD\nsubgraph Core\nPorts\nend\nA --> Core"
    #expect(
      try load(yaml, files: ["d.mmd": diagram])
        .judge(project.graph, today: today, source: project.source).flatMap(\.findings) == [])
  }

  @Test func findsArrowsThatNothingFollows() throws {
    let diagram = "graph TD\n  A -->|9| B\n  A --> C\n  B --> C\n"
    #expect(try messages(diagram, in: uses) == [])
    let found = try findings(diagram, options: ", unused-arrows: deny", in: uses)
    #expect(found.map(\.message) == ["no dependency follows the arrow from 'A' to 'C'"])
    #expect(
      found[0].locations == [
        SourceLocation(
          path: "d.mmd", isInProject: false, line: 3, column: 5, length: 3,
          sourceLine: "  A --> C")
      ])
    #expect(found[0].from == Endpoint(name: "A", component: "A"))
    #expect(found[0].remedy == "remove the arrow")
  }

  @Test func takesExceptionsKindsAndCertainty() throws {
    let diagram = "graph TD\nB --> A"
    var project = project()
    project.use("A1", "B1")
    project.use("A1", "B1", .construct)
    let allow = ", allow: [{ from: A, to: B, because: later }]"
    #expect(try messages(diagram, options: allow, in: project) == [])
    #expect(try messages(diagram, options: ", kinds: construct", in: project).count == 1)
    let sure = try findings(diagram, options: ", certainty: ambiguous", in: project)
    #expect(sure.map(\.severity) == [.note, .note])
  }

  @Test func membersOfFamiliesMayBeDrawn() throws {
    let yaml = """
      version: 1
      components: { "{f}.View": "{f}/View/**", "{f}.Data": "{f}/Data/**" }
      rules: { r: { kind: diagram, file: d.mmd } }
      """
    var project = Project()
    for feature in ["Chat", "Login"] {
      project.add("\(feature)View", in: "\(feature)/View/1.swift")
      project.add("\(feature)Data", in: "\(feature)/Data/1.swift")
    }
    project.use("LoginView", "LoginData")
    project.use("LoginView", "ChatData")
    func found(_ diagram: String) throws -> [String] {
      try load(yaml, files: ["d.mmd": diagram])
        .judge(project.graph, today: today, source: project.source).flatMap(\.findings)
        .map(\.message)
    }
    let every = "graph TD\nv[\"{f}.View\"] --> d[\"{f}.Data\"]"
    #expect(
      try found(every) == [
        "'LoginView' (Login.View) uses 'ChatData' (Chat.Data), for which 'd.mmd' has no arrow"
      ])
    #expect(
      try found("graph TD\nLogin.View --> Login.Data & Chat.Data\nChat.View") == [])
  }

  // MARK: - Errors

  @Test func unknownNodesAreErrorsInTheDiagram() {
    #expect(
      errors(yaml(", of: D"), files: ["d.mmd": "graph TD\n  A --> n[Bee]\n  C"]) == [
        "d.mmd:2:9: unknown component 'Bee'; the components are 'A', 'B' and 'C'",
        "lintel.yml:7:40: unknown component 'D'; the components are 'A', 'B' and 'C'",
      ])
    let names = yaml(components: ["Domain", "Network"])
    #expect(
      errors(names, files: ["d.mmd": "graph TD\n  Domian --> Network"]) == [
        "d.mmd:2:3: unknown component 'Domian'; did you mean 'Domain'?"
      ])
  }

  @Test func mistakesInTheDiagramAreErrorsWithTheirPlaces() {
    #expect(
      errors(yaml(), files: ["d.mmd": "graph TD\nA -> B"]).contains(
        "d.mmd:2:3: '-> B' is not understood; expected an arrow such as '-->', or the end of the line"
      ))
  }

  @Test func theFileIsLookedForBesideTheRulesFile() {
    #expect(errors(yaml()) == ["lintel.yml:7:29: cannot read 'd.mmd'"])
    let base = "version: 1\nrules: { r: { kind: diagram, file: ../a/d.mmd } }"
    let own = "version: 1\nextends: Rules/base.yml\ncomponents: { A: A/**, B: B/** }"
    #expect(
      errors(own, files: ["Rules/base.yml": base, "a/d.mmd": "graph TD\nA --> B"]) == [])
    #expect(
      errors(own, files: ["Rules/base.yml": base]) == [
        "Rules/base.yml:2:36: cannot read 'a/d.mmd'"
      ])
  }

  @Test func badOptions() {
    let yaml = rules(
      """
        r: { kind: diagram, unused-arrows: 1 }
        s: { kind: diagram, file: [a, b] }
      """)
    #expect(
      errors(yaml) == [
        "lintel.yml:7:6: missing key 'file' in rule 'r'",
        "lintel.yml:7:38: unknown choice for 'unused-arrows' '1'; expected 'allow' or 'deny'",
        "lintel.yml:8:29: 'file' should be a text, not a list",
      ])
  }

  @Test func aDiagramThatAllowsEverythingCannotFail() throws {
    let configuration = try load(yaml(), files: ["d.mmd": "graph TD\nA <--> B"])
    let project = project()
    #expect(throws: ConfigurationErrors.self) {
      try configuration.judge(project.graph, today: today, source: project.source)
    }
  }

  // MARK: - Proofs

  @Test func everyProposalIsFound() throws {
    let project = project()
    let configuration = try load(yaml(), files: ["d.mmd": "graph TD\nA --> B --> C"])
    let proposed = try references(ofMutationsOf: configuration, in: project)
    #expect(
      Set(proposed.map { "\($0.from) \($0.to)" }) == ["A1 C1", "B1 A1", "C1 A1", "C1 B1"])
    for reference in proposed {
      var broken = project
      broken.use(reference.from, reference.to, reference.kind)
      let found = try configuration.judge(broken.graph, today: today, source: broken.source)
        .flatMap(\.findings)
      #expect(found.map(\.from?.name) == [reference.from])
      #expect(found.map(\.to?.name) == [reference.to])
    }
  }
}
