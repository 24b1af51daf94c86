import LintelFindings
import LintelGraph
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

  /// The other rule forbids the conformance.
  @Test(arguments: [
    "forbid, from: B, to: A", "only, from: B, to: C", "protect, target: A, from: C",
    "layers, layers: [B, C, A]", "layers, layers: [A, C, B]",
  ])
  func noRemedyBreaksAnotherRule(other: String) throws {
    let moved =
      "move the code that needs B1 to a component that may use B1, or move the class B1 to where "
      + "both may use it"
    var project = project()
    project.use("A1", "B1", .construct)
    let both = rules("  r: { kind: forbid, from: A, to: B }\n  s: { kind: \(other) }")
    let found = try findings(both, in: project).filter { $0.rule == "r" }
    #expect(found.map(\.remedy) == [moved])
  }

  @Test func aProtocolMovesOnlyWhereAllItsUsersMayUseIt() throws {
    var project = project()
    project.add("Port", .protocol, in: "B/Port.swift")
    project.use("A1", "Port")
    project.use("C1", "Port")
    func remedy(_ rule: String) throws -> [String?] {
      try findings(rules("  r: { kind: forbid, from: A, to: B }\n\(rule)"), in: project)
        .map(\.remedy)
    }
    #expect(try remedy("") == ["move the protocol Port to A, which needs it"])
    let moved =
      "move the code that needs Port to a component that may use Port, or move the protocol Port "
      + "to where both may use it"
    #expect(try remedy("  s: { kind: forbid, from: C, to: A }") == [moved])
    // What the protocol uses itself must be permitted there as well.
    project.use("Port", "B1")
    #expect(try remedy("") == [moved])
  }

  @Test func onlyThoseCreateThatMayUse() throws {
    var project = LintelRulesTests.project(["A1", "B1", "C1", "D1"])
    project.use("A1", "B1", .construct)
    let yaml = rules(
      "  r: { kind: construct, of: B, by: [C, D] }\n  s: { kind: forbid, from: D, to: B }",
      components: ["A", "B", "C", "D"])
    #expect(
      try findings(yaml, in: project).map(\.remedy) == ["let C create B1, and pass it to init"])
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
      "move the code that needs Phase to a component that may use Phase, or move the enum Phase to where both "
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
      } == ["move the code that needs limit to a component that may use limit"])
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
        "declare what Output needs as a protocol in A, let B1 conform to it, and use the protocol instead"
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
      } == ["move the code that needs B1 out of A/main.swift to a component that may use B1"])
    #expect(
      try remedies {
        $0.file("B/Core.swift", module: "Core")
        $0.file("A/main.swift")
        $0.addImport("Core", in: "A/main.swift")
      } == ["move the code that needs Core out of A/main.swift to a component that may import Core"]
    )
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
      } == ["move the code that needs helper to a component that may use helper"])
  }

  @Test(arguments: [ReferenceKind.inherit, .attribute])
  func aProtocolIsNoWayOutOfEverything(kind: ReferenceKind) throws {
    #expect(
      try remedies { $0.use("A1", "B1", kind) } == [
        "move the code that needs B1 to a component that may use B1"
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

  /// What no protocol can take the place of.
  enum Unhidden: String, CaseIterable {
    case `enum`
    case namespace
    case value

    /// Adds one to component B, under the name `Thing`.
    func add(to project: inout Project) {
      let file = "B/Thing.swift"
      switch self {
      case .enum:
        project.add("Thing", .enum, in: file)
        project.add("idle", .enumCase, in: file, owner: "Thing")
      case .namespace:
        project.add("Thing", .class, in: file)
        project.add("limit", .constant, in: file, owner: "Thing", traits: .static)
      case .value:
        project.add("Thing", .struct, in: file)
        project.add("title", .constant, in: file, owner: "Thing")
      }
    }
  }

  /// Of a rule of each kind that judges what uses what.
  private static let kinds = [
    "kind: forbid, from: A, to: B", "kind: forbid, from: A, to: B, reach: transitive",
    "kind: only, from: A, to: [C]", "kind: protect, target: B, from: C",
    "kind: layers, layers: [B, A]", "kind: layers, layers: [A, C, B]",
    "kind: layers, layers: [[A, B], C]", "kind: independent, of: [A, B]",
    "kind: through-protocols, from: A, to: B", "kind: construct, of: B, by: C",
    "kind: ports-and-adapters, core: A, driven: B, driving: C",
    "kind: ports-and-adapters, core: B, driving: A, driven: C",
  ]

  @Test(arguments: kinds)
  func noRemedyNamesAProtocolForWhatCannotHideBehindOne(rule: String) throws {
    var remedies: [String] = []
    for thing in Unhidden.allCases {
      var project = project()
      thing.add(to: &project)
      project.use("A1", "Thing", .construct)
      let found = try findings(rules("  r: { \(rule) }"), in: project)
      remedies += found.filter { $0.to?.name == "Thing" }.compactMap(\.remedy)
    }
    #expect(!remedies.isEmpty)
    #expect(!remedies.contains { $0.contains("protocol") }, "\(remedies)")
  }

  @Test func aCycleOfValuesHasNoPlaceForAProtocol() throws {
    var project = project()
    for name in ["Left", "Right"] {
      project.add(name, .enum, in: "A/\(name).swift")
    }
    project.use("Left", "Right")
    project.use("Right", "Left")
    let cycles = rules("  r: { kind: acyclic, level: type }")
    #expect(
      try findings(cycles, in: project).map(\.remedy) == [
        "cheapest to cut: 'Left' → 'Right' (1 reference); move the code that both need elsewhere"
      ])
    var classes = LintelRulesTests.project()
    classes.use("A1", "C1")
    classes.use("C1", "A1")
    #expect(
      try findings(cycles, in: classes).map(\.remedy) == [
        "cheapest to cut: 'A1' → 'C1' (1 reference); let the one that is used declare a protocol, or "
          + "move the code that both need elsewhere"
      ])
  }

  @Test func aValueAndANamespaceMove() throws {
    for (thing, word) in [(Unhidden.value, "struct"), (.namespace, "class")] {
      var project = project()
      thing.add(to: &project)
      project.use("A1", "Thing", .construct)
      #expect(
        try findings(yaml, in: project).map(\.remedy) == [
          "move the code that needs Thing to a component that may use Thing, or move the \(word) Thing to "
            + "where both may use it"
        ])
    }
  }

  /// Its instances do something for those who have them.
  @Test func aStructWithMethodsGetsAProtocol() throws {
    var project = project()
    Unhidden.value.add(to: &project)
    project.add("load", .function, in: "B/Thing.swift", owner: "Thing")
    project.use("A1", "Thing", .construct)
    #expect(
      try findings(yaml, in: project).map(\.remedy) == [
        "declare what A1 needs as a protocol in A, let Thing conform to it, and pass it to init"
      ])
  }
}
