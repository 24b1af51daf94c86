import LintelGraph
import LintelRules
import Testing

@Suite struct OnlyRuleTests {
  private let yaml = rules("  r: { kind: only, from: A, to: B }")

  @Test func mayUseItselfAndTheListedOnes() throws {
    var project = project(["A1", "A2", "B1", "C1"])
    project.use("A1", "A2")
    project.use("A1", "B1")
    project.use("B1", "C1")
    #expect(try messages(yaml, in: project) == [])
  }

  @Test func mayNotUseCodeInNoComponent() throws {
    var project = project(["A1", "B1", "C1", "D1"])
    project.use("A1", "D1")
    #expect(try messages(yaml, in: project) == ["'A1' (A) uses 'D1', which A may not use"])
  }

  @Test func mayUseNothingElse() throws {
    var project = project()
    project.use("A1", "C1")
    #expect(
      try messages(yaml, in: project) == ["'A1' (A) uses 'C1' (C), which A may not use"])
  }

  @Test func mayImportAModuleOfWhichItMayUseAPart() throws {
    var project = project(["A1", "C1"])
    project.file("B/Shared.swift", module: "Core")
    project.file("C/Other.swift", module: "Core")
    project.file("D/Rest.swift", module: "Core")
    project.addImport("Core", in: "A/A1.swift")
    #expect(try messages(yaml, in: project) == [])
    #expect(
      try messages(yaml.replacing("to: B", with: "to: C"), in: project) == [])
  }

  @Test func mayNotImportAModuleOfWhichItMayUseNothing() throws {
    var project = project(["A1", "B1"])
    project.file("C/Other.swift", module: "Core")
    project.file("D/Rest.swift", module: "Core")
    project.file("E/Kit.swift", module: "Kit")
    project.addImport("Core", in: "A/A1.swift")
    project.addImport("Kit", in: "A/A1.swift")
    #expect(
      try messages(yaml, in: project) == [
        "'A/A1.swift' (A) imports module 'Core', which A may not use",
        "'A/A1.swift' (A) imports module 'Kit', which A may not use",
      ])
  }

  @Test func limitsAFamilyToItsOwnMembers() throws {
    let yaml = """
      version: 1
      components: { "{f}.View": "{f}/View/**", "{f}.Data": "{f}/Data/**" }
      rules: { r: { kind: only, from: "{f}.View", to: "{f}.Data" } }
      """
    var project = Project()
    for feature in ["Chat", "Login"] {
      project.add("\(feature)View", in: "\(feature)/View/1.swift")
      project.add("\(feature)Data", in: "\(feature)/Data/1.swift")
    }
    project.use("LoginView", "LoginData")
    project.use("LoginView", "ChatData")
    project.use("LoginView", "ChatView")
    #expect(
      try messages(yaml, in: project) == [
        "'LoginView' (Login.View) uses 'ChatData' (Chat.Data), which Login.View may not use",
        "'LoginView' (Login.View) uses 'ChatView' (Chat.View), which Login.View may not use",
      ])
  }
}

@Suite struct ProtectRuleTests {
  private let yaml = rules("  r: { kind: protect, target: C, from: B }")

  @Test func mayBeUsedByTheListedOnes() throws {
    var project = project(["A1", "B1", "C1", "C2"])
    project.use("B1", "C1")
    project.use("C1", "C2")
    #expect(try messages(yaml, in: project) == [])
  }

  @Test func mayNotBeUsedByCodeInNoComponent() throws {
    var project = project(["A1", "B1", "C1", "D1"])
    project.use("D1", "C1")
    #expect(
      try messages(yaml, in: project) == ["'D1' uses 'C1' (C), which is protected from it"])
  }

  @Test func mayBeUsedByNobodyElse() throws {
    var project = project()
    project.use("A1", "C1", .inherit)
    let results = try load(yaml).judge(project.graph, today: today, source: project.source)
    #expect(
      results[0].findings.map(\.message) == [
        "'A1' (A) inherits from 'C1' (C), which is protected from it"
      ])
    #expect(results[0].components == ["A"])
  }
}

@Suite struct IndependentRuleTests {
  @Test func membersOfASetDoNotKnowEachOther() throws {
    let yaml = rules("  r: { kind: independent, of: [A, B] }")
    var project = project()
    project.use("A1", "C1")
    #expect(try messages(yaml, in: project) == [])
    project.use("B1", "A1")
    #expect(
      try messages(yaml, in: project) == [
        "'B1' (B) uses 'A1' (A), but the two are independent"
      ])
  }

  @Test func whatBelongsToBothIsAtHomeInEither() throws {
    let yaml = rules(
      "  r: { kind: independent, of: [A, All] }", components: ["A", "B", "C"]
    ).replacing("rules:", with: "  All: \"**\"\nrules:")
    var project = project(["A1", "A2", "B1", "C1"])
    project.use("A1", "A2")
    project.use("B1", "A1")
    #expect(try messages(yaml, in: project) == [])
    project.use("A1", "B1")
    #expect(try messages(yaml, in: project) == [])
  }

  @Test func groupsFamiliesByValue() throws {
    let yaml = """
      version: 1
      components: { "{f}.View": "{f}/View/**", "{f}.Data": "{f}/Data/**", Kit: Kit.swift }
      rules: { r: { kind: independent, of: ["{f}.View", "{f}.Data", Kit] } }
      """
    var project = Project()
    project.add("Kit", in: "Kit.swift")
    for feature in ["Chat", "Login"] {
      project.add("\(feature)View", in: "\(feature)/View/1.swift")
      project.add("\(feature)Data", in: "\(feature)/Data/1.swift")
    }
    project.use("LoginView", "LoginData")
    #expect(try messages(yaml, in: project) == [])
    project.use("LoginView", "ChatData")
    project.use("LoginView", "Kit")
    #expect(
      try messages(yaml, in: project) == [
        "'LoginView' (Login.View) uses 'ChatData' (Chat.Data), but the two are independent",
        "'LoginView' (Login.View) uses 'Kit' (Kit), but the two are independent",
      ])
  }

  @Test func membersOfAPatternAreOnTheirOwn() throws {
    let yaml = """
      version: 1
      components: { "{f}.View": "{f}/View/**" }
      rules: { r: { kind: independent, of: "*.View" } }
      """
    var project = Project()
    project.add("LoginView", in: "Login/View/1.swift")
    project.add("ChatView", in: "Chat/View/1.swift")
    project.use("ChatView", "LoginView")
    #expect(
      try messages(yaml, in: project) == [
        "'ChatView' (Chat.View) uses 'LoginView' (Login.View), but the two are independent"
      ])
  }
}

@Suite struct ThroughProtocolsRuleTests {
  private let yaml = rules(
    "  r: { kind: through-protocols, from: A, to: B }", components: ["A", "B"])

  private func project(using kind: DeclarationKind) -> Project {
    var project = Project()
    project.add("A1", in: "A/1.swift")
    project.add("B1", kind, in: "B/1.swift")
    project.add("run", .function, in: "B/1.swift", owner: "B1")
    project.use("A1", "B1")
    project.use("A1", "run", .static)
    return project
  }

  @Test func protocolsAndTheirMembersMayBeUsed() throws {
    #expect(try messages(yaml, in: project(using: .protocol)) == [])
  }

  @Test(arguments: [DeclarationKind.class, .actor, .struct, .enum])
  func concreteTypesMayNot(kind: DeclarationKind) throws {
    #expect(
      try messages(yaml, in: project(using: kind)) == [
        "'A1' (A) uses 'B1' (B), which is not a protocol",
        "'A1' (A) uses a member of 'B1.run' (B), which is not a protocol",
      ])
  }

  @Test(arguments: [(DeclarationKind.struct, 0), (.enum, 0), (.class, 2), (.actor, 2)])
  func valuesMayBeAllowed(kind: DeclarationKind, expected: Int) throws {
    let yaml = rules(
      "  r: { kind: through-protocols, from: A, to: B, values: allow }", components: ["A", "B"])
    #expect(try messages(yaml, in: project(using: kind)).count == expected)
  }

  @Test func aTypealiasIsWhatItStandsFor() throws {
    var project = Project()
    project.add("A1", in: "A/1.swift")
    project.add("Port", .protocol, in: "B/1.swift")
    project.add("Service", .class, in: "B/1.swift")
    project.add("Good", .typealias, in: "B/1.swift")
    project.add("Bad", .typealias, in: "B/1.swift")
    project.use("Good", "Port", .alias)
    project.use("Bad", "Service", .alias)
    project.use("A1", "Good")
    project.use("A1", "Bad")
    #expect(
      try messages(yaml, in: project) == ["'A1' (A) uses 'Bad' (B), which is not a protocol"])
  }

  @Test func membersOfAnExtensionAreJudgedByTheExtendedType() throws {
    var project = Project()
    project.add("A1", in: "A/1.swift")
    project.add("Port", .protocol, in: "B/1.swift")
    project.add("Port", .extension, in: "B/2.swift", id: "more", extends: "Port")
    project.add("run", .function, in: "B/2.swift", owner: "more")
    project.add("helper", .function, in: "B/2.swift")
    project.use("A1", "run", .static)
    project.use("A1", "helper", .static)
    #expect(
      try messages(yaml, in: project) == [
        "'A1' (A) uses a member of 'helper' (B), which is not a protocol"
      ])
  }

  @Test func aCircleOfTypealiasesEnds() throws {
    var project = Project()
    project.add("A1", in: "A/1.swift")
    project.add("X", .typealias, in: "B/1.swift")
    project.add("Y", .typealias, in: "B/1.swift")
    project.use("X", "Y", .alias)
    project.use("Y", "X", .alias)
    project.use("A1", "X")
    #expect(try messages(yaml, in: project) == [])
  }

  @Test func anImportIsNoBreach() throws {
    var project = Project()
    project.add("A1", in: "A/1.swift")
    project.file("B/1.swift", module: "Core")
    project.addImport("Core", in: "A/1.swift")
    #expect(try messages(yaml, in: project) == [])
  }
}
