import Testing

@testable import LintelScanner

/// What of a file is read as blanks when previews are left out.
@Suite struct PreviewFinderTests {
  /// The texts of what is left out, and how many previews that are.
  private func previews(_ text: String) -> (texts: [String], count: Int) {
    var scanner = Scanner()
    let facts = scanner.scan(SourceBuffer(Array(text.utf8)), leavesPreviewsOut: true)
    let bytes = Array(text.utf8)
    return (
      facts.previews.map { range in
        String(decoding: bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
      }, facts.previewCount
    )
  }

  @Test(arguments: [
    "#Preview { A() }", "#Preview(\"}\") { A() }", "#Preview(\"\\(a)\", traits: .x(1)) { A { } }",
    "@available(iOS 17, *) @MainActor #Preview { A() }", "#Preview { } body: { A() }",
    "struct P: PreviewProvider { static var previews: A { A() } }",
    "@A(1) private final class P: Base, SwiftUI.PreviewProvider { }",
    "extension P: PreviewProvider { static let a = A() }",
  ])
  func findsOne(text: String) {
    let found = previews("let a = 1\n\(text)\nlet b = 2\n")
    #expect(found.texts == [text])
    #expect(found.count == 1)
  }

  @Test func aTypeGoesWithTheExtensionThatMakesItAProvider() {
    let found = previews(
      "struct P { let a = A() }\nstruct Q {}\nextension P: PreviewProvider { }\n")
    #expect(found.texts == ["struct P { let a = A() }", "extension P: PreviewProvider { }"])
    #expect(found.count == 1)
  }

  @Test(arguments: [
    "let s = \"#Preview { A() }\"", "// #Preview { A() }", "struct PreviewProvider { }",
    "struct P { let provider: PreviewProvider }", "#PreviewKit { A() }", "struct Preview { }",
  ])
  func findsNone(text: String) {
    #expect(previews(text).texts == [])
  }

  @Test func whatIsBehindKeepsItsPlace() {
    var scanner = Scanner()
    let text = "#Preview {\n  A()\n}\nstruct B {}\n"
    let facts = scanner.scan(SourceBuffer(Array(text.utf8)), leavesPreviewsOut: true)
    #expect(facts.references.isEmpty)
    #expect(!facts.expandsMacros)
    #expect(facts.declarations.map(\.offset) == [26])
    let all = scanner.scan(SourceBuffer(Array(text.utf8)))
    #expect(!all.references.isEmpty && all.previews.isEmpty)
  }
}
