import LintelDiagrams
import Testing

/// Any bytes give a diagram or errors, in time that grows with their number.
@Suite struct DiagramFuzzTests {
  private static let pieces = [
    "A", "B", "end", "subgraph", "subgraph S", "[", "]", "(", ")", "((", "{{", "}}", "{", "}", "\"",
    "-->", "---", "--", "-.", ".->", "==>", "<--", "~~~", "|", "&", ";", "%%", "%%{", "}%%", ":::",
    "@{", "@", "\n", "\n", "\r\n", " ", "\t", "component", "package X {", "note", "end note", "as",
    "skinparam", "!include", "'", "/'", "'/", "()", ":", "<<", ">>", "#red", "-up->", "..>", "é",
    "\u{0}", "```mermaid", "```", "flowchart", "style", "class", "x--x", "o--o", "`", "&amp;",
    "#35;",
    "<br/>", "title", "legend", "direction", "together {",
  ]

  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) ^ (state << 31)
    }
  }

  @Test(arguments: [
    ("flowchart LR\n", "a.mmd"), ("@startuml\n", "a.puml"), ("```mermaid\ngraph\n", "a.md"),
  ])
  func piecesInAnyOrderAreReadOrReported(start: String, path: String) {
    for seed in 0..<400 {
      var numbers = Numbers(state: UInt64(seed))
      var text = start
      for _ in 0..<Int.random(in: 1...60, using: &numbers) {
        text += Self.pieces.randomElement(using: &numbers) ?? ""
      }
      let read = ReadDiagram(text, path: path)
      #expect(!read.errors.isEmpty || !read.nodes.isEmpty, "\(text.debugDescription)")
      #expect(read.diagram.contents.count == read.nodes.count)
      #expect(read.arrows == ReadDiagram(text, path: path).arrows)
    }
  }

  @Test func anyBytesAreReadOrReported() {
    for seed in 0..<400 {
      var numbers = Numbers(state: UInt64(seed) &+ 1000)
      let bytes = (0..<Int.random(in: 0...200, using: &numbers)).map { _ in
        UInt8.random(in: 0...255, using: &numbers)
      }
      for (start, path) in [
        ("", "a"), ("graph TD\n", "a.mmd"), ("@startuml\n", "a.puml"),
        ("```mermaid\ngraph TD\n", "a.md"),
      ] {
        let read = ReadDiagram(Array(start.utf8) + bytes, path: path)
        #expect(!read.errors.isEmpty || !read.nodes.isEmpty)
      }
    }
  }

  /// Each would take hours if it were read in more than linear time, or overflow the stack if
  /// reading went as deep as the text is nested.
  @Test(arguments: [
    "A", "A[", "A[\"", "A & ", "A --> ", "A -- ", "A@{", "subgraph S\n", "A & A & A --> ", "-", "<",
    "\"\n", "%%{\n", "() ", "package P {\n", "[", "(", ":", "\"", "note x\n", "component ", "A <<",
    "A -[", "/'\n", "legend\n", "&", "#", "```mermaid\ngraph\n", "end\n", "accDescr {\n",
  ])
  func whatIsRepeatedOftenIsReadInOneGo(piece: String) {
    let text = String(repeating: piece, count: 20_000)
    for (start, path) in [("flowchart LR\n", "a.mmd"), ("@startuml\n", "a.puml"), ("", "a.md")] {
      let read = ReadDiagram(start + text, path: path)
      #expect(read.errors.count <= 22)
      #expect(!read.errors.isEmpty || !read.nodes.isEmpty)
    }
  }
}
