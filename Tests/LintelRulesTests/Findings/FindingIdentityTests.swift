import LintelFindings
import LintelVocabulary
import Testing

@Suite struct FindingIdentityTests {
  @Test func findingsWithDifferentReasonsStayApart() throws {
    var project = project()
    project.addImport("Kit", in: "A/A1.swift", isExported: true)
    project.addImport("Kit", in: "A/A1.swift", isTestable: true)
    let yaml = rules("  r: { kind: imports, in: A, exported: deny, testable: deny }")
    #expect(
      try messages(yaml, in: project) == [
        "'A/A1.swift' (A) re-exports 'Kit' with '@_exported import'",
        "'A/A1.swift' (A) accesses the internals of 'Kit' with '@testable import'",
      ])
  }

  @Test func onlyNamesThatAreSharedDependOnTheirFiles() throws {
    let yaml = rules("  r: { kind: forbid, from: A, to: B }")
    func fingerprints(_ files: [String], of target: String = "B/B1.swift") throws -> [String] {
      var project = Project()
      project.add("C1", in: "C/C1.swift")
      project.add("B1", in: target)
      for (number, file) in files.enumerated() {
        project.add("Cell", in: file, id: "\(number)")
        project.use("\(number)", "B1")
      }
      return try findings(yaml, in: project).map(\.fingerprint)
    }
    let alone = try fingerprints(["A/1.swift"])
    #expect(try fingerprints(["A/moved/1.swift"]) == alone)
    #expect(try fingerprints(["A/1.swift"], of: "B/moved/B1.swift") == alone)
    let both = try fingerprints(["A/1.swift", "A/2.swift"])
    #expect(Set(both).count == 2)
    #expect(try fingerprints(["A/1.swift", "A/3.swift"])[0] == both[0])
  }

  @Test func theTargetsFileTellsNamesakesApart() throws {
    var project = project(["A1", "C1"])
    project.add("Cell", in: "B/1.swift", id: "first")
    project.add("Cell", in: "B/2.swift", id: "second")
    project.use("A1", "first")
    project.use("A1", "second")
    let found = try findings(rules("  r: { kind: forbid, from: A, to: B }"), in: project)
    #expect(found.map(\.to?.file) == ["B/1.swift", "B/2.swift"])
    #expect(Set(found.map(\.fingerprint)).count == 2)
  }

  @Test func aMemberIsToldApartByItsType() throws {
    var project = project(["A1", "C1"])
    for number in 1...2 {
      project.add("Cell", in: "B/\(number).swift", id: "Cell\(number)")
      project.add(
        "reuse", .function, in: "B/\(number).swift", id: "\(number)", owner: "Cell\(number)")
      project.use("A1", "\(number)")
    }
    let found = try findings(rules("  r: { kind: forbid, from: A, to: B }"), in: project)
    #expect(found.map(\.to?.name) == ["Cell.reuse", "Cell.reuse"])
    #expect(Set(found.map(\.fingerprint)).count == 2)
  }

  @Test func typesInCyclesHaveFilesToo() throws {
    func fingerprints(_ folder: String) throws -> [String] {
      var project = project(["B1", "C1"])
      project.add("Cell", in: "\(folder)/1.swift", id: "x")
      project.add("Cell", in: "D/1.swift", id: "other")
      project.use("B1", "x")
      project.use("x", "B1")
      return try findings(
        rules("  r: { kind: acyclic, level: type }", components: ["B", "C"]), in: project
      ).map(\.fingerprint)
    }
    let here = try fingerprints("A")
    #expect(here.count == 1)
    #expect(try fingerprints("E") != here)
  }

  /// Whatever the kinds, the texts of two findings at one place differ.
  @Test func eachKindOfReferenceReadsDifferently() throws {
    let yaml = rules("  r: { kind: forbid, from: A, to: B }")
    var project = project()
    let kinds: [ReferenceKind] = [
      .inherit, .conform, .extend, .type, .construct, .static, .attribute, .cast, .keypath, .alias,
    ]
    for kind in kinds { project.use("A1", "B1", kind) }
    let found = try messages(yaml, in: project)
    #expect(found.count == kinds.count)
    #expect(Set(found).count == kinds.count)
  }

  @Test func onlyATypeIsCastTo() throws {
    var project = project(["A1", "C1"])
    project.add("State", .enum, in: "B/B1.swift")
    project.add("idle", .enumCase, in: "B/B1.swift", owner: "State")
    project.use("A1", "State", .cast)
    project.use("A1", "idle", .cast)
    #expect(
      try messages(rules("  r: { kind: forbid, from: A, to: B }"), in: project) == [
        "'A1' (A) casts to 'State' (B)",
        "'A1' (A) matches 'State.idle' (B)",
      ])
  }

  @Test func ambiguousNamesListTheirCandidates() throws {
    var project = project(["A1", "C1"])
    for number in 1...5 {
      project.add("Cell", in: "B/\(number).swift", id: "\(number)")
    }
    project.use("A1", either: ["1", "2", "3", "4", "5"], .cast)
    let found = try findings(rules("  r: { kind: forbid, from: A, to: B }"), in: project)
    #expect(
      found.map(\.message) == [
        "'A1' (A) casts to 'Cell' (B); every meaning breaks the rule: 'Cell' in B/1.swift, 'Cell' in "
          + "B/2.swift, 'Cell' in B/3.swift or 2 more"
      ])
  }
}
