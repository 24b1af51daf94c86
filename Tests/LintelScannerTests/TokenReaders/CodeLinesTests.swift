import LintelScanner
import Testing

@Suite struct CodeLinesTests {
  @Test(arguments: [
    ("", 0), ("\n\n", 0), ("// only\n/* a\n b */\n", 0), ("let a = 1", 1), ("let a = 1\n", 1),
    ("let a = 1\n\n// why\nlet b = 2 // two\n", 2), ("let a = 1\r\n\r\nlet b = 2\r\n", 2),
    ("let a = /* one\n */ 1\n", 2), ("let a = \"\"\"\n\n  text\n  \"\"\"\n", 4),
    ("#if DEBUG\nlet a = 1\n#endif\n", 3), ("let a = \"\\(\n  b\n)\"\n", 3),
  ])
  func countsThoseWithTokens(source: String, count: Int) {
    #expect(CodeLines(Array(source.utf8)).count == count)
  }

  @Test func countsThoseOfAnExtent() {
    let source = "struct A {\n  // none\n  let b = 1\n\n  let c = 2\n}\nlet d = 3\n"
    let lines = CodeLines(Array(source.utf8))
    func count(_ text: String) -> Int {
      lines.count(in: source.extent(of: text))
    }
    #expect(lines.count == 5)
    #expect(count("struct A {\n  // none\n  let b = 1\n\n  let c = 2\n}") == 4)
    #expect(count("let b = 1\n\n  let c = 2") == 2)
    #expect(count("b = 1") == 1)
    #expect(lines.count(in: 5..<5) == 0)
    #expect(lines.count(in: 0..<UInt32(source.utf8.count + 100)) == 5)
  }
}

extension String {
  /// Where a text stands, in UTF-8 offsets.
  fileprivate func extent(of text: String) -> Range<UInt32> {
    let (all, part) = (Array(utf8), Array(text.utf8))
    let offset = (0...(all.count - part.count)).first { all[$0...].starts(with: part) } ?? 0
    return UInt32(offset)..<UInt32(offset + part.count)
  }
}
