import LintelTestGraphs
import Testing

@testable import LintelLinking

/// Names that code inherits from types of SDKs, where the project has types of the same names.
@Suite struct InheritedTypeNameTests {
  /// What code in `A.swift` depends on, beside a file that declares types with those names.
  private func targets(_ code: String, declared: String...) -> [String] {
    let types = declared.map { "struct \($0) { var part = 1 }" }.joined(separator: "\n")
    return describe(makeGraph(["A.swift": code, "B.swift": types]))
  }

  @Test(arguments: [
    ("struct A: ViewModifier { func body(content: Content) {} }", "Content"),
    ("struct A: UIViewRepresentable { func make(_ c: Context) { c.part } }", "Context"),
    ("struct A: ButtonStyle { func make(_ c: Configuration) {} }", "Configuration"),
    ("extension Dictionary { func f(_ k: Key) {} }", "Key"),
    ("extension Optional { var w: Wrapped { self! } }", "Wrapped"),
    ("enum A: String { case a; func f(_ r: RawValue) {} }", "RawValue"),
    ("extension Collection { func f(_ e: Element) {} }", "Element"),
    ("struct A: ViewModifier { struct Inner { var c: Content } }", "Content"),
    ("struct A {}; extension A: ViewModifier { func body(content: Content) {} }", "Content"),
  ])
  func hideTypes(_ code: String, _ name: String) {
    #expect(!targets(code, declared: name).contains { $0.contains("-> \(name)") })
  }

  @Test func elementOfACollectionIsWhatThatHolds() {
    let graph = makeGraph([
      "A.swift": """
      extension Collection { subscript(safe index: Index) -> Element? { nil } }
      struct Row { var title = 1 }
      struct A { var rows: [Row]; func f() { rows[safe: 0]?.title } }
      """,
      "B.swift": "struct Element {}\nstruct Index {}\nstruct C { var title = 1 }",
    ])
    #expect(describe(graph).contains("A.f -> Row.title member (inferred)"))
  }

  /// What an associated type is may be inferred from members that use the project's type.
  @Test(arguments: [
    ("struct A: Identifiable { var id = 1; func f(_ i: ID) {} }", "A.f -> ID"),
    ("struct A {}; extension A: Identifiable { func f(_ i: ID) {} }", "A.f -> ID"),
    ("struct A: Identifiable { struct Inner { var i: ID } }", "A.Inner.i -> ID"),
    ("struct A: Sequence { func next() -> Element {} }", "A.next -> Element"),
  ])
  func associatedTypesAreInDoubt(_ code: String, _ reference: String) {
    let declared = reference.hasSuffix("ID") ? "ID" : "Element"
    #expect(targets(code, declared: declared).contains("\(reference) type (ambiguous)"))
  }

  @Test func areHandedOnToSubtypes() {
    let code = """
      protocol Style: ButtonStyle {}
      struct A: Style { func f(_ c: Configuration) {} }
      """
    let found = targets(code, declared: "Configuration")
    #expect(!found.contains { $0.contains("-> Configuration") })
  }

  @Test func declaredInAnExtensionOfTheTypeIsMeant() {
    let code = """
      struct A {}
      extension A: Collection { func f(_ i: Index) {} }
      extension A { struct Index {} }
      """
    #expect(targets(code, declared: "Other").contains("A.f -> A.Index type"))
  }

  @Test func hideNothingElsewhere() {
    #expect(
      targets("struct A { var c: Content }", declared: "Content") == ["A.c -> Content type"])
    // What a type declares itself is meant in it.
    let own = "struct A: ViewModifier { struct Content {}; var c: Content }"
    #expect(targets(own, declared: "Content").contains("A.c -> A.Content type"))
    // The project's own protocol of that name has nothing to do with the SDK's.
    let protocols = "protocol ViewModifier {}\nstruct A: ViewModifier { var c: Content }"
    #expect(targets(protocols, declared: "Content").contains("A.c -> Content type"))
  }

  @Test(arguments: [
    "do { try g() } catch { print(error) }",
    "do { try g() } catch is Other { } catch { let e = error; print(e, error) }",
    "do { do { try g() } catch is Other { } } catch { print(error) }",
  ])
  func errorOfACatchBlockIsNoGlobal(_ code: String) {
    let graph = makeGraph([
      "A.swift": "func f() { \(code) }\nfunc g() throws {}\nstruct Other: Error {}",
      "B.swift": "let error = 1",
    ])
    #expect(!describe(graph).contains { $0.contains("-> error") })
  }

  @Test func errorWhereAPatternStandsIsTheGlobal() {
    let graph = makeGraph([
      "A.swift": "func f() { do { try g() } catch is Other { print(error) } }\nfunc g() throws {}",
      "B.swift": "let error = 1\nstruct Other: Error {}",
    ])
    #expect(describe(graph).contains("f -> error member"))
  }

  /// Dependencies on globals of the code of a class, beside files that declare them.
  private func globals(_ code: String) -> [String] {
    let graph = makeGraph([
      "A.swift": code, "B.swift": "func dismiss(animated: Bool) {}\nlet sessionToken = 1",
    ])
    return describe(graph).filter { $0.contains("-> dismiss") || $0.contains("-> sessionToken") }
  }

  @Test func inheritedMembersComeBeforeGlobals() {
    let body = "{ func f() { dismiss(animated: true); print(sessionToken) } }"
    let both = ["A.f -> dismiss call", "A.f -> sessionToken member"]
    #expect(globals("class A \(body)") == both)
    // An SDK has a member 'dismiss', and none 'sessionToken'.
    #expect(
      globals("import UIKit\nclass A: UIViewController \(body)")
        == ["A.f -> dismiss call (ambiguous)", "A.f -> sessionToken member"])
    // Nobody knows what the class of another package has.
    #expect(
      globals("import Outside\nclass A: OutsideController \(body)")
        == both.map {
          $0 + " (ambiguous)"
        })
    #expect(
      globals("import Outside\nclass B: OutsideController {}\nclass A: B \(body)")
        == both.map {
          $0 + " (ambiguous)"
        })
    // A protocol of another package is a class to nobody else but a class.
    #expect(globals("import Outside\nstruct A: OutsideProtocol \(body)") == both)
  }
}
