import LintelFindings
import LintelVocabulary
import Testing

@Suite struct ForbidRuleTests {
  let yaml = rules("  r: { kind: forbid, from: A, to: [B, C] }")

  @Test func findsADirectUse() throws {
    var project = project()
    project.use("A1", "B1", .construct)
    project.use("B1", "A1")
    #expect(try messages(yaml, in: project) == ["'A1' (A) creates 'B1' (B)"])
  }

  @Test func groupsPlacesByKindOfReference() throws {
    var project = project()
    project.use("A1", "B1")
    project.use("A1", "B1", .static)
    project.use("A1", "B1")
    let found = try findings(yaml, in: project)
    #expect(found.map(\.kind) == [.type, .static])
    #expect(found.map { $0.locations.map(\.line) } == [[2, 4], [3]])
  }

  @Test func namesTheOutermostSourceAndTheExactTarget() throws {
    var project = project()
    project.add("load", .function, in: "A/A1.swift", owner: "A1")
    project.add("save", .function, in: "B/B1.swift", owner: "B1")
    project.use("load", "save", .static)
    let finding = try #require(try findings(yaml, in: project).first)
    #expect(finding.from == Endpoint(name: "A1", component: "A"))
    #expect(finding.to == Endpoint(name: "B1.save", component: "B"))
    #expect(finding.message == "'A1' (A) uses 'B1.save' (B)")
  }

  @Test func limitsKinds() throws {
    let yaml = rules("  r: { kind: forbid, from: A, to: B, kinds: construct }")
    var project = project()
    project.use("A1", "B1")
    #expect(try messages(yaml, in: project) == [])
    project.use("A1", "B1", .construct)
    #expect(try messages(yaml, in: project) == ["'A1' (A) creates 'B1' (B)"])
  }

  @Test func failsWhicheverMeaningOfAnAmbiguousNameIsMeant() throws {
    var project = project()
    project.add("B1", in: "B/Other.swift", id: "other")
    project.use("A1", either: ["B1", "other"])
    let message =
      "'A1' (A) uses 'B1' (B); every meaning breaks the rule: 'B1' in B/B1.swift or 'B1' in "
      + "B/Other.swift"
    #expect(try messages(yaml, in: project) == [message])
    // It shares no finding with a mention that is sure.
    project.use("A1", "B1")
    let found = try findings(yaml, in: project)
    #expect(found.map(\.message) == [message, "'A1' (A) uses 'B1' (B)"])
    #expect(found.map(\.severity) == [.error, .error])
    #expect(found.map(\.certainty) == [.ambiguous, .named])
    #expect(found.map(\.ambiguity) == [.declarations, nil])
    #expect(found.map { $0.locations.map(\.line) } == [[2], [4]])
    #expect(found[0].fingerprint != found[1].fingerprint)
  }

  @Test(arguments: ["", ", certainty: [named]", ", certainty: [named, ambiguous]"])
  func failsOnWhatTheCompilerSays(certainty: String) throws {
    var project = project()
    project.use("A1", "B1", .member, .compiled)
    #expect(
      try messages(rules("  r: { kind: forbid, from: A, to: B\(certainty) }"), in: project)
        == ["'A1' (A) uses 'B1' (B)"])
  }

  @Test func takesSeverityAndCertaintyFromTheRule() throws {
    let yaml = rules(
      "  r: { kind: forbid, from: A, to: B, severity: warning, certainty: [ambiguous] }")
    var project = project()
    project.use("A1", "B1", .static, .ambiguous)
    project.use("A1", "B1", .type, .named)
    #expect(
      try messages(yaml, in: project) == [
        "warning: 'A1' (A) uses a member of 'B1' (B); the name is ambiguous: it may mean 'B1' in "
          + "B/B1.swift or a declaration of a library",
        "note: 'A1' (A) uses 'B1' (B)",
      ])
  }

  @Test func countsAnImportOfAWholeModule() throws {
    var project = project()
    project.file("B/Other.swift", module: "Core")
    project.addImport("Core", in: "A/A1.swift")
    #expect(
      try messages(rules("  r: { kind: forbid, from: A, to: B }"), in: project) == [
        "'A/A1.swift' (A) imports module 'Core' (B)"
      ])
  }

  @Test func ignoresImportsOfModulesThatAreOnlyPartlyInTheComponent() throws {
    var project = project()
    project.file("B/Other.swift", module: "Core")
    project.file("D/Other.swift", module: "Core")
    project.addImport("Core", in: "A/A1.swift")
    #expect(try messages(yaml, in: project) == [])
  }

  @Test func ignoresImportsWithinTheModule() throws {
    var project = Project()
    project.file("A/1.swift", module: "Core")
    project.file("B/1.swift", module: "Core")
    project.add("C1", in: "C/C1.swift")
    let yaml = """
      version: 1
      components: { A: "A/**", All: { module: Core } }
      rules: { r: { kind: forbid, from: A, to: All } }
      """
    project.addImport("Core", in: "A/1.swift")
    #expect(try messages(yaml, in: project) == [])
    let only = yaml.replacing("kind: forbid, from: A, to: All", with: "kind: only, from: A, to: A")
    #expect(try messages(only, in: project) == [])
  }

  @Test func aUseInsideTheForbiddenComponentIsNone() throws {
    let yaml = """
      version: 1
      components: { Feature: "F/**", Internals: "F/Internal/**" }
      rules: { r: { kind: forbid, from: Feature, to: Internals } }
      """
    var project = Project()
    project.add("Screen", in: "F/Screen.swift")
    project.add("Store", in: "F/Internal/Store.swift")
    project.add("Cache", in: "F/Internal/Cache.swift")
    project.use("Store", "Cache")
    #expect(try messages(yaml, in: project) == [])
    project.use("Screen", "Cache")
    #expect(try messages(yaml, in: project) == ["'Screen' (Feature) uses 'Cache' (Internals)"])
  }

  @Test func reachesThroughOtherCode() throws {
    let yaml = rules("  r: { kind: forbid, from: A, to: C, reach: transitive }")
    var project = project(["A1", "B1", "B2", "C1"])
    project.use("A1", "B2")
    project.use("B2", "B1")
    project.use("B1", "C1")
    let found = try findings(yaml, in: project)
    #expect(
      found.map(\.message) == ["'A' reaches 'C1' (C) through 'B2' and 'B1'"])
    #expect(found[0].path.map(\.from.name) == ["A1", "B2", "B1"])
    #expect(found[0].path.map(\.location.path) == ["A/A1.swift", "B/B2.swift", "B/B1.swift"])
    project.use("A1", "B1")
    #expect(
      try messages(yaml, in: project) == [
        "'A' reaches 'C1' (C) through 'B2' and 'B1'", "'A' reaches 'C1' (C) through 'B1'",
      ])
  }

  /// A path leads through an extension in another module, or in a file that alone sees it, only
  /// where it is used.
  @Test(arguments: [("Core", AccessLevel.private), ("Shop", .public), ("Shop", .private)])
  func passesNoExtensionThatIsNotSeen(module: String, access: AccessLevel) throws {
    let yaml = rules("  r: { kind: forbid, from: A, to: C, reach: transitive }")
    var project = Project()
    project.file("A/Screen.swift", module: "Core")
    project.file("B/Order.swift", module: "Core")
    project.file("B/Order+More.swift", module: module)
    project.file("C/Store.swift", module: module)
    project.file("D/Rest.swift", module: module)
    project.add("Screen", in: "A/Screen.swift")
    project.add("Order", in: "B/Order.swift")
    project.add("Order", .extension, in: "B/Order+More.swift", id: "more", extends: "Order")
    project.add("save", .function, in: "B/Order+More.swift", owner: "more", access: access)
    project.add("Store", in: "C/Store.swift")
    project.add("Rest", in: "D/Rest.swift")
    project.use("Screen", "Order")
    project.use("save", "Store")
    #expect(try messages(yaml, in: project) == [])
    project.use("Screen", "save", .call)
    #expect(try messages(yaml, in: project) == ["'A' reaches 'Store' (C) through 'Order'"])
  }

  @Test func directReachIgnoresOtherCode() throws {
    var project = project()
    project.use("B1", "C1")
    project.use("A1", "D1")
    #expect(try messages(yaml, in: project) == [])
  }

  @Test func comparesCapturesOnBothSides() throws {
    let yaml = """
      version: 1
      components: { "{f}.View": "{f}/View/**", "{f}.Data": "{f}/Data/**" }
      rules: { r: { kind: forbid, from: "{f}.View", to: "{f}.Data" } }
      """
    var project = Project()
    for feature in ["Chat", "Login"] {
      project.add("\(feature)View", in: "\(feature)/View/1.swift")
      project.add("\(feature)Data", in: "\(feature)/Data/1.swift")
    }
    project.use("LoginView", "LoginData")
    project.use("LoginView", "ChatData")
    #expect(
      try messages(yaml, in: project) == [
        "'LoginView' (Login.View) uses 'LoginData' (Login.Data)"
      ])
    let every = yaml.replacing("to: \"{f}.Data\"", with: "to: \"*.Data\"")
    #expect(try messages(every, in: project).count == 2)
    let one = yaml.replacing("to: \"{f}.Data\"", with: "to: Chat.Data")
    #expect(
      try messages(one, in: project) == ["'LoginView' (Login.View) uses 'ChatData' (Chat.Data)"])
  }
}

extension String {
  func replacing(_ old: String, with new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
