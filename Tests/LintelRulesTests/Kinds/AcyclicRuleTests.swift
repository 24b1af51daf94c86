import LintelFindings
import LintelVocabulary
import Testing

@Suite struct AcyclicRuleTests {
  private func yaml(_ level: String, _ more: String = "") -> String {
    rules("  r: { kind: acyclic, level: \(level)\(more) }")
  }

  /// A ring of three, one step of which is written twice.
  private var ring: Project {
    var project = project()
    project.use("A1", "B1")
    project.use("A1", "B1", .static)
    project.use("B1", "C1")
    project.use("C1", "A1")
    project.use("C1", "A1", .static)
    return project
  }

  @Test(arguments: [
    ("type", "cycle between types: 'A1' → 'B1' → 'C1' → 'A1'"),
    ("file", "cycle between files: 'A/A1.swift' → 'B/B1.swift' → 'C/C1.swift' → 'A/A1.swift'"),
    ("folder", "cycle between folders: 'A' → 'B' → 'C' → 'A'"),
    ("component", "cycle between components: 'A' → 'B' → 'C' → 'A'"),
  ])
  func findsARing(level: String, message: String) throws {
    let found = try findings(yaml(level), in: ring)
    #expect(found.map(\.message) == [message])
    #expect(found[0].path.map(\.kind) == [.type, .type, .type])
    #expect(found[0].path.map(\.location.path) == ["A/A1.swift", "B/B1.swift", "C/C1.swift"])
  }

  @Test func namesTheCheapestCut() throws {
    #expect(
      try findings(yaml("type"), in: ring).map(\.remedy) == [
        "cheapest to cut: 'B1' → 'C1' (1 reference); let the one that is used declare a protocol, "
          + "or move the code that both need elsewhere"
      ])
  }

  @Test func aLineIsNoRing() throws {
    var project = project()
    project.use("A1", "B1")
    project.use("B1", "C1")
    project.use("A1", "C1")
    for level in ["type", "file", "folder", "component", "module"] {
      #expect(try messages(yaml(level), in: project) == [])
    }
  }

  @Test func reportsEachCycleOnceWithItsShortestCycle() throws {
    var project = project(["A1", "A2", "B1", "C1", "C2"])
    project.use("A1", "B1")
    project.use("B1", "C1")
    project.use("C1", "A1")
    project.use("C1", "B1")
    project.use("A2", "C2")
    project.use("C2", "A2")
    #expect(
      try messages(yaml("type"), in: project) == [
        "cycle between types: 'A2' → 'C2' → 'A2'",
        "cycle between types: 'B1' → 'C1' → 'B1'; 3 types depend on each other in all",
      ])
  }

  @Test func guessesAreNoCycle() throws {
    var project = project()
    project.use("A1", "B1")
    project.use("B1", "A1", .static, .ambiguous)
    #expect(try messages(yaml("type"), in: project) == [])
  }

  @Test func anExtensionIsPartOfItsType() throws {
    var project = project()
    project.add("A1", .extension, in: "A/More.swift", id: "more", extends: "A1")
    project.use("more", "A1", .extend)
    project.use("A1", "B1")
    project.use("B1", "more")
    #expect(
      try messages(yaml("type"), in: project) == ["cycle between types: 'A1' → 'B1' → 'A1'"])
  }

  @Test func countsOnlyTheNamedComponents() throws {
    #expect(try messages(yaml("type", ", in: A"), in: ring) == [])
    #expect(try messages(yaml("component", ", in: [A, B]"), in: ring) == [])
    #expect(try messages(yaml("component", ", in: [A, B, C]"), in: ring).count == 1)
  }

  @Test func modulesDependThroughImports() throws {
    var project = project()
    project.file("X/1.swift", module: "X")
    project.file("Y/1.swift", module: "Y")
    project.addImport("Y", in: "X/1.swift")
    project.addImport("X", in: "Y/1.swift")
    #expect(
      try messages(yaml("module"), in: project) == ["cycle between modules: 'X' → 'Y' → 'X'"])
    #expect(try messages(yaml("file"), in: project) == [])
  }

  @Test func anExceptionTakesItsDependenciesOut() throws {
    let exception = ", allow: [{ from: C, to: A, because: callbacks }]"
    #expect(try messages(yaml("type", exception), in: ring) == [])
    var line = project()
    line.use("C1", "A1")
    #expect(
      try messages(yaml("type", exception), in: line) == [
        "the exception from 'C' to 'A' is not used"
      ])
  }
}
