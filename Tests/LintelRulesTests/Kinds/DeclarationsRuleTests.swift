import LintelFindings
import LintelGraph
import LintelVocabulary
import Testing

@Suite struct DeclarationsRuleTests {
  func yaml(_ options: String) -> String {
    rules("  r: { kind: declarations, \(options) }", components: ["A", "B"])
  }

  /// `AModel` in `A`, with a nested `State` and a function `load`; `BModel` in `B`.
  var models: Project {
    var project = Project()
    project.add("AModel", in: "A/1.swift", inherits: ["Model"], attributes: ["MainActor"])
    project.add("State", .struct, in: "A/1.swift", owner: "AModel")
    project.add("load", .function, in: "A/1.swift", owner: "AModel", access: .private)
    project.add("Model", .protocol, in: "B/Model.swift", inherits: ["Sendable"])
    project.add("BModel", .struct, in: "B/1.swift", access: .public)
    return project
  }

  // MARK: - Who is judged

  @Test func judgesTheOutermostTypesOfItsComponents() throws {
    #expect(
      try messages(yaml("in: A, should: { name: X }"), in: models) == [
        "'AModel' (A) is not named 'X'"
      ])
    #expect(
      try messages(yaml("should: { name: X }"), in: models) == [
        "'AModel' (A) is not named 'X'", "'BModel' (B) is not named 'X'",
        "'Model' (B) is not named 'X'",
      ])
  }

  @Test(arguments: [
    ("{ kind: struct }", ["BModel"]),
    ("{ kind: [struct, func] }", ["AModel.load", "BModel"]),
    ("{ kind: func }", ["AModel.load"]),
    ("{ name: \"*Model\" }", ["AModel", "BModel", "Model"]),
    ("{ kind: struct, access: public }", ["BModel"]),
    ("{ not: { kind: struct } }", ["AModel", "Model"]),
    ("{ inherits: Sendable }", ["AModel", "Model"]),
    ("{ attribute: MainActor }", ["AModel"]),
  ])
  func judgesWhatThatAsksFor(that: String, names: [String]) throws {
    let found = try findings(yaml("that: \(that), should: { name: X }"), in: models)
    #expect(found.compactMap(\.from?.name) == names)
  }

  @Test(arguments: [
    ("", ["AModel", "AModel.State", "BModel", "Model"]),
    ("that: { kind: struct }, ", ["AModel.State", "BModel"]),
    ("that: { name: \"S*\" }, ", ["AModel.State"]),
    ("that: { not: { kind: class } }, ", ["AModel.State", "BModel", "Model"]),
    ("that: { path: A/** }, ", ["AModel", "AModel.State"]),
    ("that: { kind: func }, ", ["AModel.load"]),
    ("in: A, ", ["AModel", "AModel.State"]),
  ])
  func judgesNestedTypesOnRequest(that: String, names: [String]) throws {
    let found = try findings(yaml("\(that)nested: true, should: { name: X }"), in: models)
    #expect(found.compactMap(\.from?.name) == names)
  }

  @Test func saysWhenOnlyNestedTypesAreAskedFor() throws {
    #expect(
      try errors(yaml("that: { name: State }, should: { name: X }"), in: models) == [
        "6:3: all declarations that the rule concerns are inside of other types; set 'nested: "
          + "true' to judge them, or 'may-be-empty: true'"
      ])
  }

  @Test func anExtensionIsPartOfItsType() throws {
    var project = models
    project.add("AModel", .extension, in: "B/2.swift", id: "more", extends: "AModel")
    project.add(
      "count", .variable, in: "B/2.swift", owner: "more", traits: [.stored, .static])
    #expect(try messages(yaml("in: B, should: { immutable: true }"), in: project) == [])
    let found = try findings(yaml("in: A, should: { immutable: true }"), in: project)
    #expect(found.map(\.message) == ["'AModel' (A) holds mutable static state in 'count'"])
    #expect(found.map(\.from) == [Endpoint(name: "AModel", component: "A")])
    #expect(found.map(\.to) == [Endpoint(name: "AModel.count")])
    #expect(found.map { $0.locations.map(\.path) } == [["B/2.swift"]])
  }

  // MARK: - What it is

  @Test(arguments: [
    ("name: [X, \"*Store\"]", "is not named 'X' or '*Store'"),
    ("kind: [struct, enum]", "is a class, where a struct or an enum is expected"),
    ("inherits: View", "does not inherit from or conform to 'View'"),
    ("attribute: Observable", "lacks the attribute '@Observable'"),
    ("access: [public, open]", "is internal, where public or open is expected"),
    ("final: true", "is not final"),
  ])
  func findsWhatIsMissing(condition: String, statement: String) throws {
    let found = try findings(yaml("in: A, should: { \(condition) }"), in: models)
    #expect(found.map(\.message) == ["'AModel' (A) \(statement)"])
    #expect(found.map { $0.locations.map(\.line) } == [[1]])
    #expect(found.map(\.kind) == [nil])
  }

  @Test(arguments: [
    ("name: \"*Model\"", "is named '*Model', which it must not be"),
    ("kind: class", "is a class, which it must not be"),
    ("inherits: Sendable", "has the supertype 'Sendable', which it must not"),
    ("attribute: Main*", "has the attribute '@MainActor', which it must not"),
    ("access: [internal, public]", "is internal, which it must not be"),
  ])
  func findsWhatShouldNotBe(condition: String, statement: String) throws {
    let found = try messages(yaml("in: A, should-not: { \(condition) }"), in: models)
    #expect(found == ["'AModel' (A) \(statement)"])
    #expect(try messages(yaml("in: A, should: { \(condition) }"), in: models) == [])
  }

  /// Members and nested types of types with several access levels, all declared `public`.
  private var publicMembers: Project {
    var project = Project()
    for (name, access) in [
      ("Open", AccessLevel.public), ("Closed", .internal), ("Hidden", .private),
    ] {
      project.add(name, .struct, in: "A/1.swift", access: access)
      project.add(
        "run", .function, in: "A/1.swift", id: name + ".run", owner: name, access: .public)
      project.add(name + "Inner", .struct, in: "A/1.swift", owner: name, access: .public)
      project.add(
        "deep", .function, in: "A/1.swift", id: name + ".deep", owner: name + "Inner",
        access: .public)
      project.add(
        name, .extension, in: "A/2.swift", id: name + "+", extends: name, access: .public)
      project.add(
        "more", .function, in: "A/2.swift", id: name + ".more", owner: name + "+", access: .public)
    }
    project.add("String", .extension, in: "A/2.swift", id: "outside", access: .internal)
    project.add("trim", .function, in: "A/2.swift", owner: "outside", access: .public)
    project.add("B1", in: "B/1.swift")
    return project
  }

  @Test(arguments: [
    (
      "public",
      [
        "Open", "Open.OpenInner", "Open.OpenInner.deep", "Open.more", "Open.run", "String.trim",
      ]
    ),
    (
      "internal",
      [
        "Closed", "Closed.ClosedInner", "Closed.ClosedInner.deep", "Closed.more", "Closed.run",
      ]
    ),
    (
      "fileprivate",
      ["Hidden.HiddenInner", "Hidden.HiddenInner.deep", "Hidden.more", "Hidden.run"]
    ),
    ("private", ["Hidden"]),
  ])
  func accessIsTheLevelThatApplies(level: String, names: [String]) throws {
    let that = "that: { kind: [struct, func] }, nested: true"
    let rule = yaml("in: A, \(that), should-not: { access: \(level) }")
    #expect(
      try findings(rule, in: publicMembers).compactMap(\.from?.name).sorted() == names)
    let selected = yaml(
      "in: A, that: { kind: [struct, func], access: \(level) }, nested: true, should: { name: X }")
    #expect(
      try findings(selected, in: publicMembers).compactMap(\.from?.name).sorted() == names)
  }

  @Test func namesTheTypeThatLimitsTheAccess() throws {
    let rule = yaml(
      "in: A, that: { kind: func, name: deep }, nested: true, should: { access: public }")
    let found = try findings(rule, in: publicMembers)
    #expect(
      found.map(\.message) == [
        "'Closed.ClosedInner.deep' (A) is internal, where public is expected",
        "'Hidden.HiddenInner.deep' (A) is fileprivate, where public is expected",
      ])
    #expect(found.map(\.remedy) == ["declare Closed public", "declare Hidden public"])
  }

  @Test func eachConditionIsAFindingOfItsOwn() throws {
    let found = try findings(yaml("in: A, should: { name: X, kind: enum }"), in: models)
    #expect(found.map { $0.to?.name } == ["kind", "name"])
    #expect(Set(found.map(\.fingerprint)).count == 2)
    let denied = try findings(yaml("in: A, should-not: { kind: class }"), in: models)
    #expect(denied.map { $0.to?.name } == ["not kind"])
  }

  @Test func saysWhatToDoAboutAClassThatIsNotFinal() throws {
    var project = Project()
    project.add("Base", in: "A/1.swift")
    project.add("Derived", in: "A/2.swift", inherits: ["Base"], traits: .final)
    project.add("Open", in: "A/3.swift", access: .open)
    project.add("Plain", in: "A/4.swift")
    project.add("Value", .struct, in: "B/5.swift")
    project.use("Derived", "Base", .inherit)
    #expect(
      try findings(yaml("should: { final: true }"), in: project).map(\.remedy) == [
        "let Derived hold an instance instead of inheriting, then write 'final'",
        "write 'public final' instead of 'open'", "write 'final' before 'class'",
      ])
  }

  // MARK: - Size

  @Test func countsLinesOfATypeWithItsExtensions() throws {
    var project = Project()
    project.add("A1", in: "A/1.swift", lines: 7)
    project.add("A1", .extension, in: "B/1.swift", id: "more", extends: "A1", lines: 4)
    project.add("A2", in: "A/2.swift", lines: 10)
    #expect(
      try messages(yaml("should: { max-lines: 10 }"), in: project) == [
        "'A1' (A) has 11 lines of code; at most 10 are allowed"
      ])
    #expect(try messages(yaml("should: { max-lines: 11 }"), in: project) == [])
  }

  @Test func countsMembersOfATypeWithItsExtensions() throws {
    var project = Project()
    project.add("A1", in: "A/1.swift")
    project.add("A1", .extension, in: "B/1.swift", id: "more", extends: "A1")
    let kinds: [DeclarationKind] = [
      .function, .initializer, .deinitializer, .subscript, .variable, .constant, .enumCase,
      .typealias, .struct,
    ]
    for (number, kind) in kinds.enumerated() {
      project.add(
        "m\(number)", kind, in: number > 3 ? "B/1.swift" : "A/1.swift",
        owner: number > 3 ? "more" : "A1")
    }
    #expect(
      try messages(yaml("should: { max-members: 6 }"), in: project) == [
        "'A1' (A) has 7 members; at most 6 are allowed"
      ])
    #expect(try messages(yaml("should: { max-members: 7 }"), in: project) == [])
  }
}
