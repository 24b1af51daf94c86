import LintelTestGraphs
import Testing

/// Names that only functions of the project have, and that code does not call.
@Suite struct InheritedPropertyTests {
  private static let others = """
    open class Screen: Controller { func window(_ other: Int, shows: Int) {}; func close() {} }
    extension String { func digest() -> String { self } }
    extension URL { static let open: (Int) -> Void = { _ in } }
    struct Row { func title(_ n: Int) -> String { "" } }
    """

  @Test(arguments: [
    "if let w = s.window { print(w) }", "_ = s.window!", "s.window?.close()", "s.window.shut()",
    "let t = text.digest; print(t)",
  ])
  func inheritedPropertiesAreMeant(_ code: String) {
    let found = uses("func use(_ s: Screen, _ text: String) { \(code) }", of: Self.others)
    #expect(found.filter { $0.contains(".") } == [], "\(found)")
  }

  @Test(arguments: [
    ("s.window(1, shows: 2)", "Screen.window call (inferred)"),
    ("run(action: s.close)", "Screen.close member (inferred)"),
    ("_ = text.digest()", "String.digest call (inferred)"),
    ("URL.open(1)", "URL.open static (inferred)"),
    ("let f = row.title; _ = f(1)", "Row.title member (inferred)"),
  ])
  func functionsOfTheProjectAreMeant(_ code: String, _ use: String) {
    let found = uses(
      "func use(_ s: Screen, _ text: String, _ row: Row) { \(code) }", of: Self.others)
    #expect(found.contains(use), "\(found)")
  }

  /// A type with a name that the project does not know has the member itself.
  @Test func membersOfUnknownTypesAreNotThoseOfOthers() {
    let others = "enum Code { case good, bad; static let spare = 1 }"
    let found = uses(
      "func use() { _ = Host.Answer.spare; _ = Code.spare; _ = Host.Code.spare }", of: others)
    #expect(!found.contains { $0.contains("Answer") })
    #expect(found.contains("Code static"), "\(found)")
  }
}
