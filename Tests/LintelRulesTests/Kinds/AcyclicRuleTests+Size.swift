import LintelFindings
import LintelVocabulary
import Testing

/// How many things may depend on each other.
@Suite struct AcyclicRuleSizeTests {
  private func yaml(_ level: String, upTo: String, _ more: String = "") -> String {
    rules("  r: { kind: acyclic, level: \(level), up-to: \(upTo)\(more) }")
  }

  /// Three that depend on each other, and two others.
  private var projectWithCycles: Project {
    var project = project(["A1", "B1", "C1", "A2", "B2"])
    project.use("A1", "B1")
    project.use("B1", "C1")
    project.use("C1", "A1")
    project.use("A2", "B2")
    project.use("B2", "A2")
    return project
  }

  @Test func asManyAsMayAreNoFinding() throws {
    let three = "cycle between files: 'A/A1.swift' → 'B/B1.swift' → 'C/C1.swift' → 'A/A1.swift'"
    #expect(try messages(yaml("file", upTo: "2"), in: projectWithCycles) == [three])
    #expect(try messages(yaml("file", upTo: "3"), in: projectWithCycles) == [])
    #expect(try messages(yaml("type", upTo: "3"), in: projectWithCycles) == [])
  }

  /// The ways from each to each count, not the steps of one way around.
  @Test func manyInSmallCirclesAreMany() throws {
    var project = project(["A1", "B1", "C1"])
    project.use("A1", "B1")
    project.use("B1", "A1")
    project.use("B1", "C1")
    project.use("C1", "B1")
    #expect(
      try messages(yaml("file", upTo: "2"), in: project) == [
        "cycle between files: 'A/A1.swift' → 'B/B1.swift' → 'A/A1.swift'; 3 files depend on each "
          + "other in all"
      ])
    #expect(try messages(yaml("folder", upTo: "3"), in: project) == [])
  }

  @Test func anExceptionInASmallCycleIsNotUsed() throws {
    let allow = ", allow: [{ from: B, to: A, because: why }]"
    #expect(
      try messages(yaml("file", upTo: "3", allow), in: projectWithCycles) == [
        "the exception from 'B' to 'A' is not used"
      ])
    #expect(
      try messages(
        yaml("file", upTo: "2", ", allow: [{ from: B, to: C, because: why }]"),
        in: projectWithCycles) == [])
  }

  @Test(arguments: [
    ("file", "1", "'up-to' should be a whole number from 2 on, not '1'"),
    ("file", "0", "'up-to' should be a whole number from 2 on, not '0'"),
    ("file", "few", "'up-to' should be a whole number from 0 on, not 'few'"),
    (
      "module", "5",
      "'level' of a rule with 'up-to' should be 'type', 'file' or 'folder', not 'module'"
    ),
  ])
  func whatSaysNothing(level: String, upTo: String, expected: String) {
    #expect(
      errors(yaml(level, upTo: upTo)).map { $0.split(separator: ": ", maxSplits: 1)[1] }
        == [Substring(expected)])
  }
}

/// What a module writes about the types of another.
@Suite struct ForeignExtensionTests {
  private let yaml =
    "version: 1\ncomponents: { All: '**' }\nrules:\n  r: { kind: acyclic, level: type }\n"

  /// `Order` in one module; an extension of it in another, which uses a type there that uses
  /// `Order`.
  private func project(extensionIn module: String) -> Project {
    var project = Project()
    project.file("Core/Order.swift", module: "Core")
    project.file("Shop/Cart.swift", module: "Shop")
    project.file("Shop/Order+Cart.swift", module: module)
    project.add("Order", .struct, in: "Core/Order.swift")
    project.add("Cart", .struct, in: "Shop/Cart.swift")
    project.add(
      "Order", .extension, in: "Shop/Order+Cart.swift", id: "extension", extends: "Order")
    project.add("cart", .variable, in: "Shop/Order+Cart.swift", owner: "extension")
    project.use("cart", "Cart")
    project.use("Cart", "Order")
    return project
  }

  @Test func countsForTheModuleThatWritesIt() throws {
    #expect(try messages(yaml, in: project(extensionIn: "Shop")) == [])
    #expect(
      try messages(yaml, in: project(extensionIn: "Core")) == [
        "cycle between types: 'Cart' → 'Order' → 'Cart'"
      ])
  }

  @Test func isNamedWithItsModule() throws {
    var project = project(extensionIn: "Shop")
    project.use("Cart", "cart", .member)
    let found = try findings(yaml, in: project)
    #expect(
      found.map(\.message) == [
        "cycle between types: 'Cart' → 'extension Order (Shop)' → 'Cart'"
      ])
    #expect(found.map(\.identity.to) == ["extension Order (Shop)"])
  }

  /// No other file sees a private extension, so that what uses the type does not use it.
  @Test(arguments: [AccessLevel.private, .fileprivate, .internal])
  func countsForTheFileThatAloneSeesIt(access: AccessLevel) throws {
    var project = Project()
    project.add("Order", .struct, in: "Order.swift")
    project.add("Order", .extension, in: "Cart.swift", id: "extension", extends: "Order")
    project.add("Cart", .struct, in: "Cart.swift")
    project.add("cart", .variable, in: "Cart.swift", owner: "extension", access: access)
    project.use("cart", "Cart")
    project.use("Cart", "Order")
    let found = try messages(yaml, in: project)
    #expect(
      found == (access == .internal ? ["cycle between types: 'Cart' → 'Order' → 'Cart'"] : []))
    project.use("Cart", "cart", .member)
    #expect(
      try messages(yaml, in: project).contains(
        "cycle between types: 'Cart' → 'extension Order (Cart.swift)' → 'Cart'")
        == (access != .internal))
  }

  @Test func allOfAModuleIsOne() throws {
    var project = project(extensionIn: "Shop")
    project.file("Shop/Order+More.swift", module: "Shop")
    project.add("Order", .extension, in: "Shop/Order+More.swift", id: "more", extends: "Order")
    project.add("more", .function, in: "Shop/Order+More.swift", id: "function", owner: "more")
    project.use("function", "cart", .member)
    project.use("cart", "function", .call)
    #expect(try messages(yaml, in: project) == [])
  }
}
