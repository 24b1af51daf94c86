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
    ("extension Dictionary { func f(_ k: Key) {} }", "Key"),
    ("extension Optional { var w: Wrapped { self! } }", "Wrapped"),
    ("extension Collection { func f(_ e: Element) {} }", "Element"),
    ("extension ViewModifier { func f(_ c: Content) {} }", "Content"),
  ])
  func hideTypesInExtensions(_ code: String, _ name: String) {
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

  /// The code compiles without the project's type as well.
  @Test(arguments: [
    ("struct A: ViewModifier { func f(_ c: Content) {} }", "A.f -> Content"),
    ("struct A: UIViewRepresentable { func f(_ c: Context) {} }", "A.f -> Context"),
    ("struct A: ButtonStyle { func f(_ c: Configuration) {} }", "A.f -> Configuration"),
    ("class A: UIButton { func f(for s: State) {} }", "A.f -> State"),
    ("class A: UIPanGestureRecognizer { var s: State { .began } }", "A.s -> State"),
    ("class A: UILabel { func f(_ m: ContentMode) {} }", "A.f -> ContentMode"),
    ("class A: NSPanel { func f(_ l: Level) {} }", "A.f -> Level"),
    ("enum A: String { case a; func f(_ r: RawValue) {} }", "A.f -> RawValue"),
    ("struct A: Identifiable { var id = 1; func f(_ i: ID) {} }", "A.f -> ID"),
    ("struct A {}; extension A: Identifiable { func f(_ i: ID) {} }", "A.f -> ID"),
    ("struct A: Identifiable { struct Inner { var i: ID } }", "A.Inner.i -> ID"),
    ("protocol P: View {}; struct A: P { func f(_ b: Body) {} }", "A.f -> Body"),
  ])
  func areInDoubtInTypes(_ code: String, _ reference: String) {
    let declared = String(reference.split(separator: " ").last ?? "")
    #expect(targets(code, declared: declared).contains("\(reference) type (ambiguous)"))
  }

  @Test func membersOfATypeInDoubtAreNotFollowed() {
    let code = "struct A: UIViewRepresentable { func f(_ c: Context) { c.part } }"
    #expect(targets(code, declared: "Context") == ["A.f -> Context type (ambiguous)"])
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
