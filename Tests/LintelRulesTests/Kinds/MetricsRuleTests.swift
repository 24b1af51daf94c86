import LintelVocabulary
import Testing

@testable import LintelFindings

/// Five types in a known shape: A1 → B1, A1 → B2, B1 → C1, B2 → C1, A2 → A1.
@Suite struct MetricsRuleTests {
  private func yaml(_ options: String) -> String { rules("  r: { kind: metrics, \(options) }") }

  private var shape: Project {
    var project = Project()
    project.add("A1", in: "A/1.swift", lines: 3)
    project.add("run", .function, in: "A/1.swift", owner: "A1")
    project.add("A2", .struct, in: "A/2.swift", lines: 5)
    project.add("B1", in: "B/1.swift", lines: 2)
    project.add("B2", in: "B/1.swift", lines: 4)
    project.add("C1", .protocol, in: "C/1.swift")
    project.use("run", "B1")
    project.use("run", "B1", .static)
    project.use("A1", "B2", .construct)
    project.use("B1", "C1", .conform)
    project.use("B2", "C1", .conform)
    project.use("A2", "A1")
    return project
  }

  // MARK: - By hand

  @Test(arguments: [
    // Of types: of A1 the line of its function is not in its extent.
    ("lines, level: type, max: 3", ["'A2' (A) has 5 lines", "'B2' (B) has 4 lines"]),
    ("lines, level: type, min: 2", ["'C1' (C) has 1 line"]),
    ("members, level: type, max: 0", ["'A1' (A) has 1 member"]),
    ("dependencies, level: type, max: 1", ["'A1' (A) depends on 2 types: 'B1' and 'B2'"]),
    ("dependencies, level: type, min: 1", ["'C1' (C) depends on no types"]),
    ("dependents, level: type, max: 1", ["'C1' (C) is used by 2 types: 'B1' and 'B2'"]),
    ("dependents, level: type, min: 1", ["'A2' (A) is used by no types"]),
    // Ce / (Ca + Ce): A1 2/3, A2 1/1, B1 1/2, B2 1/2, C1 0/2.
    (
      "instability, level: type, max: 0.6",
      [
        "'A1' (A) has the instability 0.67: it depends on 2 types, and 1 on it",
        "'A2' (A) has the instability 1.00: it depends on 1 type, and 0 on it",
      ]
    ),
    (
      "instability, level: type, min: 0.5",
      ["'C1' (C) has the instability 0.00: it depends on 0 types, and 2 on it"]
    ),
    // Of files: all lines with code, mentions included.
    ("lines, level: file, max: 7", ["'B/1.swift' (B) has 8 lines"]),
    (
      "dependencies, level: file, max: 0",
      [
        "'A/1.swift' (A) depends on 1 file: 'B/1.swift'",
        "'A/2.swift' (A) depends on 1 file: 'A/1.swift'",
        "'B/1.swift' (B) depends on 1 file: 'C/1.swift'",
      ]
    ),
    ("lines, level: folder, max: 8", ["'A' has 13 lines"]),
    (
      "dependents, level: folder, max: 0",
      [
        "'B' is used by 1 folder: 'A'", "'C' is used by 1 folder: 'B'",
      ]
    ),
    ("lines, level: component, max: 8", ["'A' has 13 lines"]),
    ("lines, level: module, max: 21", ["'App' (A) has 22 lines"]),
    // A 1/1, B 1/2, C 0/1.
    (
      "instability, level: component, max: 0.5",
      ["'A' has the instability 1.00: it depends on 1 component, and 0 on it"]
    ),
    ("dependencies, level: component, in: [B, C], min: 1", ["'C' depends on no components"]),
  ])
  func countsAsByHand(options: String, statements: [String]) throws {
    let found = try messages(yaml("metric: \(options)"), in: shape)
    let beginnings = found.map { $0.split(separator: ";")[0] }.map {
      $0.hasSuffix(" of code") ? String($0.dropLast(8)) : String($0)
    }
    #expect(beginnings == statements)
  }

  @Test func saysTheBound() throws {
    #expect(
      try messages(yaml("metric: members, level: type, max: 0"), in: shape) == [
        "'A1' (A) has 1 member; at most 0 are allowed"
      ])
    #expect(
      try messages(yaml("metric: dependents, level: type, in: A, min: 1"), in: shape) == [
        "'A2' (A) is used by no types; at least 1 is expected"
      ])
    #expect(
      try messages(yaml("metric: instability, level: type, max: 0.9"), in: shape) == [
        "'A2' (A) has the instability 1.00: it depends on 1 type, and 0 on it; at most 0.9 is allowed"
      ])
  }

  @Test func aReadingOnTheBoundIsWithin() throws {
    #expect(try messages(yaml("metric: lines, level: type, max: 5, min: 1"), in: shape) == [])
    #expect(
      try messages(yaml("metric: instability, level: type, in: B, max: 0.5, min: 0.5"), in: shape)
        == [])
  }

  @Test func atMostThreeAreNamed() throws {
    var project = project(["A1", "B1", "B2", "B3", "B4", "C1"])
    for name in ["B4", "B3", "B2", "B1"] { project.use("A1", name) }
    #expect(
      try messages(yaml("metric: dependencies, level: type, max: 3"), in: project) == [
        "'A1' (A) depends on 4 types: 'B1', 'B2', 'B3' and 1 more; at most 3 are allowed"
      ])
  }

  @Test func anExtensionIsPartOfItsType() throws {
    var project = shape
    project.add("C1", .extension, in: "A/3.swift", id: "more", extends: "C1", lines: 2)
    project.add("help", .function, in: "A/3.swift", owner: "more")
    project.use("help", "A2")
    #expect(
      try messages(yaml("metric: dependencies, level: type, in: C, max: 0"), in: project) == [
        "'C1' (C) depends on 1 type: 'A2'; at most 0 are allowed"
      ])
    #expect(
      try messages(yaml("metric: lines, level: type, in: C, max: 2"), in: project) == [
        "'C1' (C) has 3 lines of code; at most 2 are allowed"
      ])
  }

  @Test func ambiguousNamesDoNotCount() throws {
    var project = project(["A1", "B1", "B2", "C1"])
    project.use("A1", either: ["B1", "B2"])
    #expect(
      try messages(yaml("metric: dependencies, level: type, max: 0"), in: project) == [])
  }

  @Test func functionsOutsideTypesAreNoTypes() throws {
    var project = project(["A1", "B1", "C1"])
    project.add("run", .function, in: "A/run.swift")
    project.use("run", "B1")
    #expect(try messages(yaml("metric: dependents, level: type, in: B, max: 0"), in: project) == [])
    #expect(
      try messages(yaml("metric: dependents, level: file, in: B, max: 0"), in: project) == [
        "'B/B1.swift' (B) is used by 1 file: 'A/run.swift'; at most 0 are allowed"
      ])
  }

  @Test func importsCountBetweenModules() throws {
    var project = Project()
    project.file("A/1.swift", module: "X")
    project.file("B/1.swift", module: "Y")
    project.file("C/1.swift", module: "Z")
    project.addImport("Y", in: "A/1.swift")
    project.addImport("Foundation", in: "A/1.swift")
    #expect(
      try messages(yaml("metric: dependencies, level: module, max: 0"), in: project) == [
        "'X' (A) depends on 1 module: 'Y'; at most 0 are allowed"
      ])
    // Z depends on nothing and nothing on it: it has no instability.
    #expect(
      try messages(yaml("metric: instability, level: module, min: 0.1"), in: project) == [
        "'Y' (B) has the instability 0.00: it depends on 0 modules, and 1 on it; at least 0.1 is "
          + "expected"
      ])
  }

  @Test func nestedPartsOfAComponentAreCountedOnce() throws {
    let yaml = """
      version: 1
      components: { State: { name: "*State" } }
      rules: { r: { kind: metrics, metric: lines, level: component, max: 1 } }
      """
    var project = Project()
    project.add("Screen", in: "A/1.swift", lines: 9)
    project.add("State", .struct, in: "A/1.swift", owner: "Screen", lines: 2)
    project.add("InnerState", .struct, in: "A/1.swift", owner: "State", lines: 2)
    project.add("AppState", .struct, in: "A/2.swift", lines: 3)
    #expect(
      try messages(yaml, in: project) == ["'State' has 5 lines of code; at most 1 is allowed"])
  }

  @Test func aFindingOfAGroupIsAtItsFirstFile() throws {
    let found = try findings(yaml("metric: lines, level: component, max: 8"), in: shape)
    #expect(found.map(\.from) == [Endpoint(name: "A", component: "A")])
    #expect(found.map { $0.locations.map(\.path) } == [["A/1.swift"]])
    #expect(found.map { $0.locations.map(\.line) } == [[1]])
  }

  // MARK: - Options

  @Test(arguments: [
    ("level: type, max: 1", "6:6: missing key 'metric' in rule 'r'"),
    ("metric: lines, max: 1", "6:6: missing key 'level' in rule 'r'"),
    ("metric: lines, level: type", "6:6: rule 'r' needs at least one of 'max' or 'min'"),
    (
      "metric: line, level: type, max: 1",
      "6:31: unknown choice for 'metric' 'line'; did you mean 'lines'?"
    ),
    (
      "metric: members, level: file, max: 1",
      "6:47: 'level' of the metric 'members' should be 'type', not 'file'"
    ),
    (
      "metric: lines, level: type, max: 0.5",
      "6:56: 'max' should be a whole number from 0 on, not '0.5'"
    ),
    (
      "metric: instability, level: type, min: 2",
      "6:62: 'min' should be a number from 0 to 1, not '2'"
    ),
    (
      "metric: instability, level: type, max: 1.0",
      "6:62: rule 'r' can never fail: no instability is above 1"
    ),
    ("metric: lines, level: type, min: 0", "6:56: rule 'r' can never fail: nothing is below 0"),
    (
      "metric: lines, level: type, max: 3, min: 4",
      "6:64: contradiction: nothing is at least 4 and at most 3"
    ),
    ("metric: lines, level: type, max: -1", "6:56: 'max' should be a number from 0 on, not '-1'"),
    ("metric: lines, level: type, max: 1e3", "6:56: 'max' should be a number from 0 on, not '1e3'"),
    ("metric: lines, level: type, max: .5", "6:56: 'max' should be a number from 0 on, not '.5'"),
    ("metric: lines, level: type, max: []", "6:56: 'max' should be a number from 0 on, not a list"),
  ])
  func reportsBadOptions(options: String, error: String) throws {
    let yaml = rules("  r: { kind: metrics, \(options) }", components: ["A", "B"])
    #expect(errors(yaml) == ["lintel.yml:\(error)"])
  }

  @Test func saysWhenThereAreNoTypes() throws {
    var project = project(["A1", "B1"])
    project.add("run", .function, in: "C/1.swift")
    let yaml = yaml("metric: lines, level: type, in: C, max: 1")
    #expect(
      try errors(yaml, in: project) == [
        "7:3: 'level: type' can never fail: these components declare no types; correct it or set "
          + "'may-be-empty: true'"
      ])
  }
}
