import LintelGraph
import LintelRules
import LintelVocabulary
import Testing

@Suite struct RemedyTests {
  private let yaml = rules("  r: { kind: forbid, from: A, to: B }")

  private func remedies(_ change: (inout Project) -> Void) throws -> [String?] {
    var project = project()
    change(&project)
    return try findings(yaml, in: project).map(\.remedy)
  }

  @Test func aTypeGetsAProtocol() throws {
    #expect(
      try remedies { $0.use("A1", "B1", .construct) } == [
        "declare what A1 needs as a protocol in A, let B1 conform to it, and pass it to init"
      ])
  }

  /// Nothing conforms in the place of an enum whose cases and static members are named.
  @Test func anEnumMoves() throws {
    var project = project()
    project.add("Phase", .enum, in: "B/Phase.swift")
    project.add("idle", .enumCase, in: "B/Phase.swift", owner: "Phase")
    project.use("A1", "Phase")
    project.use("A1", "idle", .static)
    let found = try findings(yaml, in: project)
    #expect(
      found.map(\.message) == [
        "'A1' (A) uses 'Phase' (B)", "'A1' (A) uses 'Phase.idle' (B)",
      ])
    let remedy =
      "move what needs Phase to a component that may use Phase, or move the enum Phase to where both "
      + "may use it"
    #expect(found.map(\.remedy) == [remedy, remedy])
  }

  @Test func aMemberIsNamedAndATypeHasMembers() throws {
    var project = project()
    project.add("shared", .constant, in: "B/B1.swift", owner: "B1", traits: .static)
    project.use("A1", "B1", .static)
    project.use("A1", "shared", .static)
    #expect(
      try messages(yaml, in: project) == [
        "'A1' (A) uses a member of 'B1' (B)", "'A1' (A) uses 'B1.shared' (B)",
      ])
  }

  @Test func whatUsesAGlobalMoves() throws {
    #expect(
      try remedies {
        $0.add("limit", .constant, in: "B/limit.swift")
        $0.use("A1", "limit", .member)
      } == ["move what needs limit to a component that may use limit"])
  }

  @Test func aFunctionTakesAProtocol() throws {
    #expect(
      try remedies {
        $0.add("start", .function, in: "A/start.swift")
        $0.use("start", "B1")
      } == [
        "declare what start needs as a protocol in A, let B1 conform to it, and pass it as an "
          + "argument"
      ])
  }

  @Test func aProtocolNamesAProtocol() throws {
    #expect(
      try remedies {
        $0.add("Output", .protocol, in: "A/Output.swift")
        $0.use("Output", "B1")
      } == [
        "declare what Output needs as a protocol in A, let B1 conform to it, and name that instead"
      ])
  }

  @Test func anExtensionOfAForeignTypeMoves() throws {
    #expect(
      try remedies {
        $0.add("String", .extension, in: "A/String.swift")
        $0.add("item", .variable, in: "A/String.swift", owner: "String")
        $0.use("item", "B1")
      } == ["move the extension of String to a component that may use B1"])
  }

  @Test func anExtensionOfATypeInAnotherComponentMoves() throws {
    #expect(
      try remedies {
        $0.add("C1", .extension, in: "A/C1+A.swift", id: "more", extends: "C1")
        $0.use("more", "B1")
      } == ["move the extension of C1 to a component that may use B1"])
    #expect(
      try remedies {
        $0.add("B1", .extension, in: "A/B1+A.swift", id: "more", extends: "B1")
        $0.use("more", "B1", .extend)
      } == ["move the extension of B1 to a component that may use B1"])
  }

  @Test func anExtensionBesideItsTypeIsPartOfIt() throws {
    #expect(
      try remedies {
        $0.add("A1", .extension, in: "A/A1+More.swift", id: "more", extends: "A1")
        $0.use("more", "B1")
      } == ["declare what A1 needs as a protocol in A, let B1 conform to it, and pass it to init"])
  }

  @Test func topLevelCodeMoves() throws {
    #expect(
      try remedies {
        $0.file("A/main.swift")
        $0.use("A/main.swift", "B1", .construct)
      } == ["move what needs B1 out of A/main.swift to a component that may use B1"])
    #expect(
      try remedies {
        $0.file("B/Core.swift", module: "Core")
        $0.file("A/main.swift")
        $0.addImport("Core", in: "A/main.swift")
      } == ["move what needs Core out of A/main.swift to a component that may import Core"])
  }

  @Test func aTypealiasMoves() throws {
    #expect(
      try remedies {
        $0.add("Service", .typealias, in: "A/Service.swift")
        $0.use("Service", "B1", .alias)
      } == ["move the typealias Service to a component that may use B1"])
  }

  @Test(arguments: [DeclarationKind.typealias, .function, .macro])
  func whatCannotConformIsLeftAlone(kind: DeclarationKind) throws {
    #expect(
      try remedies {
        $0.add("helper", kind, in: "B/helper.swift")
        $0.use("A1", "helper")
      } == ["move what needs helper to a component that may use helper"])
  }

  @Test(arguments: [ReferenceKind.inherit, .attribute])
  func aProtocolIsNoWayOutOfEverything(kind: ReferenceKind) throws {
    #expect(
      try remedies { $0.use("A1", "B1", kind) } == [
        "move what needs B1 to a component that may use B1"
      ])
  }

  @Test func throughProtocolsLetsOnlyTypesConform() throws {
    let yaml = rules("  r: { kind: through-protocols, from: A, to: B }")
    var project = project()
    project.add("helper", .function, in: "B/helper.swift")
    project.use("A1", "B1")
    project.use("A1", "helper")
    #expect(
      try findings(yaml, in: project).map(\.remedy) == [
        "declare what A1 needs as a protocol in B, let B1 conform to it, and use the protocol",
        "declare what A1 needs as a protocol in B and use the protocol",
      ])
  }
}
