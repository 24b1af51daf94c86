import LintelFindings
import LintelVocabulary
import Testing

/// Ways from layer to layer through code that is in none.
@Suite struct LayerChainTests {
  private let yaml = rules("  r: { kind: layers, layers: [A, B, C] }")

  @Test func findsWaysThroughCodeInNoLayer() throws {
    var project = project(["A1", "B1", "C1", "X1", "X2"])
    project.use("A1", "X2")
    project.use("X2", "X1")
    project.use("X1", "C1", .static)
    let found = try findings(yaml, in: project)
    #expect(
      found.map(\.message) == [
        "'A' reaches 'C1' (C) through 'X2' and 'X1', skipping the closed layer 'B'"
      ])
    #expect(found[0].from == Endpoint(name: "A", component: "A"))
    #expect(found[0].through?.name == "X2")
    #expect(found[0].path.map(\.from.name) == ["A1", "X2", "X1"])
    #expect(found[0].path.map(\.to.name) == ["X2", "X1", "C1"])
    #expect(found[0].path.map(\.to.component) == [nil, nil, "C"])
    #expect(found[0].locations.map(\.path) == ["A/A1.swift"])
    let ignoring = rules("  r: { kind: layers, layers: [A, B, C], through-unassigned: ignore }")
    #expect(try messages(ignoring, in: project) == [])
  }

  @Test func findsWaysUpwards() throws {
    var project = project(["A1", "B1", "C1", "X1"])
    project.use("B1", "X1")
    project.use("X1", "A1")
    #expect(
      try messages(yaml, in: project) == [
        "'B' reaches 'A1' (A) through 'X1', a layer above it"
      ])
  }

  @Test func aWayToWhereADependencyMayLeadIsNone() throws {
    var project = project(["A1", "B1", "C1", "X1", "X2"])
    project.use("A1", "X1")
    project.use("X1", "B1")
    project.use("B1", "C1")
    project.use("B1", "X2")
    project.use("X2", "C1")
    #expect(try messages(yaml, in: project) == [])
  }

  @Test func reportsTheShortestWayFromEachIntermediate() throws {
    var project = project(["A1", "B1", "C1", "C2", "X1", "X2", "X3", "X4"])
    project.use("A1", "X3")
    project.use("A1", "X2")
    project.use("A1", "X1")
    project.use("A1", "X4")
    project.use("X1", "X2")
    project.use("X2", "C2")
    project.use("X2", "C1")
    project.use("X3", "X1")
    project.use("X3", "C1")
    #expect(
      try messages(yaml, in: project) == [
        "'A' reaches 'C1' (C) through 'X3', skipping the closed layer 'B'",
        "'A' reaches 'C1' (C) through 'X2', skipping the closed layer 'B'",
        "'A' reaches 'C1' (C) through 'X1' and 'X2', skipping the closed layer 'B'",
      ])
  }

  @Test func anIntermediateIsReportedOnceWithAllPlacesThatUseIt() throws {
    var project = project(["A1", "A2", "B1", "C1", "X1"])
    project.use("A2", "X1")
    project.use("A1", "X1", .static)
    project.use("A1", "X1", .construct)
    project.use("X1", "C1")
    let found = try findings(yaml, in: project)
    #expect(
      found.map(\.message) == [
        "'A' reaches 'C1' (C) through 'X1', skipping the closed layer 'B'"
      ])
    #expect(found[0].path.map(\.from.name) == ["A1", "X1"])
    #expect(found[0].locations.map(\.path) == ["A/A1.swift", "A/A1.swift", "A/A2.swift"])
  }

  @Test func aWayIsTheSameWhateverItMeetsBehindTheIntermediate() throws {
    var project = project(["A1", "A2", "B1", "C1", "C2", "X1", "X2"])
    project.use("A2", "X1")
    project.use("X1", "X2")
    project.use("X2", "C2")
    let before = try findings(yaml, in: project)
    project.use("X1", "C1")
    project.use("A1", "X1")
    let after = try findings(yaml, in: project)
    #expect(before.map(\.message) != after.map(\.message))
    #expect(before.map(\.identity) == after.map(\.identity))
    #expect(
      Baseline(accepting: after).entries.map(\.line) == ["r A -> C through X1 2"])
  }

  @Test func followsMembersAndExtensionsOfATypeOnTheWay() throws {
    var project = project(["A1", "B1", "C1", "X1"])
    project.add("X1", .extension, in: "X/More.swift", id: "more", extends: "X1")
    project.add("load", .function, in: "X/More.swift", owner: "more")
    project.use("A1", "X1")
    project.use("load", "C1", .static)
    #expect(
      try messages(yaml, in: project) == [
        "'A' reaches 'C1' (C) through 'X1', skipping the closed layer 'B'"
      ])
  }

  @Test func anExceptionExcusesAWayButHidesNoOther() throws {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/**, C: C/**, D: D/** }
      rules:
        r:
          kind: layers
          layers: [A, B, { layer: Low, of: [C, D] }]
          allow: [{ from: A, to: C, because: reads only }]
      """
    var project = project(["A1", "B1", "C1", "D1", "X1", "X2"])
    project.use("A1", "X1")
    project.use("X1", "C1")
    #expect(try messages(yaml, in: project) == [])
    project.use("X1", "X2")
    project.use("X2", "D1")
    #expect(
      try messages(yaml, in: project) == [
        "'A' reaches 'D1' (D) through 'X1' and 'X2', skipping the closed layer 'B'"
      ])
  }

  @Test func findsWaysBetweenSiblings() throws {
    let yaml = rules("  r: { kind: layers, layers: [[A, B], C] }")
    var project = project(["A1", "A2", "B1", "C1", "X1", "X2"])
    project.use("A1", "X1")
    project.use("X1", "A2")
    project.use("B1", "C1")
    #expect(try messages(yaml, in: project) == [])
    project.use("X1", "X2")
    project.use("X2", "B1")
    #expect(
      try messages(yaml, in: project) == [
        "'A' reaches 'B1' (B) through 'X1' and 'X2', its sibling in layer 'A, B'"
      ])
    let free = rules(
      "  r: { kind: layers, layers: [{ layer: Top, of: [A, B], siblings: free }, C] }")
    #expect(try messages(free, in: project) == [])
    let excused = yaml.replacing(
      "C] }", with: "C], allow: [{ from: A, to: B, because: x }] }")
    #expect(try messages(excused, in: project) == [])
  }
}
