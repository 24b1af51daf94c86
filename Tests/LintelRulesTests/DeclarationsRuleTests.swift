import LintelGraph
import LintelRules
import Testing

@Suite struct DeclarationsRuleTests {
  private func yaml(_ options: String) -> String {
    rules("  r: { kind: declarations, \(options) }", components: ["A", "B"])
  }

  /// `AModel` in `A`, with a nested `State` and a function `load`; `BModel` in `B`.
  private var models: Project {
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
      try problems(yaml("that: { name: State }, should: { name: X }"), in: models) == [
        "6:3: all that the rule asks for is inside of other types; let it say 'nested: true' to judge "
          + "that, or 'may-be-empty: true'"
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
    #expect(found.map { $0.places.map(\.path) } == [["B/2.swift"]])
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
    #expect(found.map { $0.places.map(\.line) } == [[1]])
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
        "let Derived hold one instead of inheriting from it, then write 'final'",
        "write 'public final' instead of 'open'", "write 'final' before 'class'",
      ])
  }

  // MARK: - What it holds

  @Test func storedVariablesAreMutableState() throws {
    var project = Project()
    project.add("A1", in: "A/1.swift")
    for (name, kind, traits) in [
      ("items", DeclarationKind.variable, DeclarationTraits.stored),
      ("count", .variable, []), ("id", .constant, .stored), ("owner", .variable, [.stored, .weak]),
      ("cache", .variable, [.stored, .lazy]), ("all", .variable, [.stored, .static]),
    ] {
      project.add(name, kind, in: "A/1.swift", owner: "A1", traits: traits)
    }
    project.add(
      "color", .variable, in: "A/1.swift", owner: "A1", attributes: ["Environment"], traits: .stored
    )
    project.add("B1", in: "B/1.swift")
    #expect(
      try messages(yaml("should: { immutable: true }"), in: project) == [
        "'A1' (A) holds mutable state in 'items'", "'A1' (A) holds mutable state in 'cache'",
        "'A1' (A) holds mutable static state in 'all'",
      ])
  }

  /// A screen with one variable, of a type that may be a delegate.
  private func screen(
    _ name: String, _ type: String, _ traits: DeclarationTraits = .stored,
    attributes: [String] = []
  ) -> Project {
    var project = Project()
    project.add("Screen", in: "A/1.swift")
    project.add(
      name, .variable, in: "A/1.swift", owner: "Screen", attributes: attributes, traits: traits)
    project.add("open", .function, in: "A/1.swift", owner: "Screen")
    project.add("Bound", .protocol, in: "B/1.swift", inherits: ["AnyObject"])
    project.add("Refined", .protocol, in: "B/1.swift", inherits: ["Bound"])
    project.add("Free", .protocol, in: "B/1.swift")
    project.add("Value", .struct, in: "B/1.swift")
    project.add("Object", .class, in: "B/1.swift")
    project.use(name, type)
    return project
  }

  @Test(arguments: ["Bound", "Refined", "Object"], ["delegate", "listDelegate"])
  func delegatesAreWeak(type: String, name: String) throws {
    let yaml = yaml("should: { weak-delegates: true }")
    #expect(
      try messages(yaml, in: screen(name, type)) == [
        "'Screen' (A) holds '\(name)' strongly, which keeps both alive when the delegate owns it"
      ])
    #expect(try messages(yaml, in: screen(name, type, [.stored, .weak])) == [])
    #expect(try messages(yaml, in: screen(name, type, [.stored, .unowned])) == [])
    #expect(try messages(yaml, in: screen(name, type, [])) == [])
  }

  @Test func otherVariablesMayBeStrong() throws {
    let yaml = yaml("should: { weak-delegates: true }")
    #expect(try messages(yaml, in: screen("delegates", "Bound")) == [])
    #expect(try messages(yaml, in: screen("delegate", "Free")) == [])
    #expect(try messages(yaml, in: screen("delegate", "Value")) == [])
    #expect(
      try messages(yaml, in: screen("appDelegate", "Object", attributes: ["Adaptor"])) == [])
    var owner = screen("delegate", "Object")
    owner.use("open", "Object", .construct)
    #expect(try messages(yaml, in: owner) == [])
  }

  @Test func dependenciesAreHandedOver() throws {
    var project = Project()
    project.add("Screen", in: "A/1.swift")
    for name in ["service", "other", "value", "timeout"] {
      project.add(name, .constant, in: "A/1.swift", owner: "Screen", traits: .stored)
    }
    project.add("made", .variable, in: "A/1.swift", owner: "Screen")
    project.add("Service", in: "B/1.swift")
    project.add("main", .constant, in: "B/1.swift", owner: "Service", traits: [.stored, .static])
    project.add("limit", .constant, in: "B/1.swift", owner: "Service", traits: [.stored, .static])
    project.add("Value", .struct, in: "C/1.swift")
    project.use("main", "Service", .construct)
    project.use("service", "Service", .construct)
    project.use("other", "main", .static)
    project.use("timeout", "limit", .static)
    project.use("value", "Value", .construct)
    project.use("made", "Service", .construct)
    let found = try findings(yaml("in: A, should: { injects: B }"), in: project)
    #expect(
      found.map(\.message) == [
        "'Screen' (A) creates 'Service' (B) by itself, where it should be handed over",
        "'Screen' (A) takes 'Service.main' (B) by itself, where it should be handed over",
      ])
    #expect(
      found.map(\.remedy) == [
        "take the Service as an argument of init",
        "take what is needed of it as an argument of init",
      ])
    #expect(found.map(\.to?.component) == ["B", "B"])
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

  // MARK: - Options

  @Test(arguments: [
    ("in: A", "6:6: rule 'r' needs at least one of 'should' or 'should-not'"),
    (
      "should: {}",
      "6:36: 'should' of rule 'r' needs at least one of 'name', 'kind', 'inherits', "
        + "'attribute', 'access', 'final', 'immutable', 'weak-delegates', 'injects', 'max-lines' or "
        + "'max-members'"
    ),
    (
      "should: { finl: true }",
      "6:38: unknown key 'finl' in 'should' of rule 'r'; did you mean 'final'?"
    ),
    ("should: { final: yes }", "6:45: 'final' should be true or false, not 'yes'"),
    ("should: { kind: clas }", "6:44: unknown kind of declaration 'clas'; did you mean 'class'?"),
    ("should: { access: publc }", "6:46: unknown access level 'publc'; did you mean 'public'?"),
    ("should: { attribute: \"@objc\" }", "6:38: '@objc' is not a pattern: write it without '@'"),
    ("should: { name: \"{x}Model\" }", "6:44: 'name' takes no captures; write '*' for '{x}'"),
    (
      "should: { max-lines: many }",
      "6:49: 'max-lines' should be a whole number from 0 on, not 'many'"
    ),
    ("should: { injects: C }", "6:47: unknown component 'C'; the components are 'A' and 'B'"),
    (
      "should-not: { final: true }",
      "6:42: unknown key 'final' in 'should-not' of rule 'r'; expected "
        + "'name', 'kind', 'inherits', 'attribute' or 'access'"
    ),
    ("should: final", "6:36: 'should' of rule 'r' should be a mapping, not text"),
    (
      "that: { knd: class }, should: { final: true }",
      "6:36: unknown key 'knd' in a selector; did you mean 'kind'?"
    ),
    (
      "that: { name: \"{x}\" }, should: { final: true }",
      "6:42: 'that' takes no captures; write '*' for '{x}'"
    ),
    (
      "should: { name: [X, Y] }, should-not: { name: [Y] }",
      "6:68: contradiction: 'Y' is named under 'should' and under 'should-not'"
    ),
  ])
  func reportsBadOptions(options: String, problem: String) {
    #expect(problems(yaml(options)) == ["lintel.yml:\(problem)"])
  }

  @Test(arguments: [
    (
      "that: { kind: enum }, should: { name: X }",
      "6:42: 'kind: enum' in 'that' matches nothing; correct it or let the rule say "
        + "'may-be-empty: true'"
    ),
    (
      "in: B, that: { attribute: MainActor }, should: { name: X }",
      "6:3: no declaration of these components matches 'that'; correct it or let the rule say "
        + "'may-be-empty: true'"
    ),
    (
      "in: B, should: { final: true, name: \"*\" }",
      "6:45: 'final' can never fail: it is about class declarations, and none is judged; correct it or "
        + "let the rule say 'may-be-empty: true'"
    ),
  ])
  func saysWhenNothingCanFail(options: String, problem: String) throws {
    #expect(try problems(yaml(options), in: models) == [problem])
    #expect(try problems(yaml(options + ", may-be-empty: true"), in: models) == [])
  }

  @Test func saysWhenNoTypesAreDeclared() throws {
    var project = project(["A1"])
    project.add("run", .function, in: "B/1.swift")
    #expect(
      try problems(yaml("in: B, should: { name: X }"), in: project) == [
        "6:3: these components declare no types; name what is to be judged with 'that: { kind: … }', "
          + "or let the rule say 'may-be-empty: true'"
      ])
  }
}
