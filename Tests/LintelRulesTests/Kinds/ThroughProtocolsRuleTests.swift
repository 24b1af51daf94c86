import LintelVocabulary
import Testing

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
        "'A1' (A) uses 'B1.run' (B), which is not a protocol",
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
