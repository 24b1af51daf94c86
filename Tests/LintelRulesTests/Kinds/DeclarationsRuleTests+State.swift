import LintelFindings
import LintelGraph
import LintelVocabulary
import Testing

extension DeclarationsRuleTests {
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

  /// A type that creates an object of the type, or of a type that conforms to it, owns its delegate.
  @Test(arguments: [
    ("Bound", "Impl", true), ("Bound", "Sub", true), ("Bound", "Refiner", true),
    ("Refined", "Refiner", true), ("Refined", "Impl", false), ("Object", "Special", true),
    ("Object", "Impl", false), ("Bound", "Object", false), ("Bound", "make", true),
  ])
  func ownersMayHoldTheirDelegates(type: String, made: String, isOwned: Bool) throws {
    var project = screen("delegate", type)
    project.add("Impl", in: "B/2.swift", inherits: ["Bound"])
    project.add("make", .initializer, in: "B/2.swift", owner: "Impl")
    project.add("Sub", in: "B/2.swift", inherits: ["Impl"])
    project.add("Refiner", in: "B/2.swift", inherits: ["Refined"])
    project.add("Special", in: "B/2.swift", inherits: ["Object"])
    project.use("open", made, .construct)
    let found = try messages(yaml("in: A, should: { weak-delegates: true }"), in: project)
    #expect(found.isEmpty == isOwned)
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
        "'Screen' (A) creates 'Service' (B) itself, instead of receiving it",
        "'Screen' (A) takes 'Service.main' (B) itself, instead of receiving it",
      ])
    #expect(
      found.map(\.remedy) == [
        "take the Service as an argument of init",
        "take the values that it provides as arguments of init",
      ])
    #expect(found.map(\.to?.component) == ["B", "B"])
  }
}
