import Testing

@testable import LintelProjectFiles

@Suite struct PropertyListProblemTests {
  private static let project = "// !$*UTF8*$!\n{\n\tobjects = {\n\t\tA = { isa = B; };\n\t};\n}\n"

  @Test(
    arguments: [
      ("", "1:1: the file is empty"), (" \n// a\n", "1:1: the file is empty"),
      ("version https://git-lfs.github.com/spec/v1\n", "1:1: expected '{' at the start"),
      ("bplist00", "1:1: expected '{' at the start"), ("(a)", "1:1: expected '{' at the start"),
      ("{\n\ta = b\n\tc = d;\n}", "2:7: expected ';' after the value"),
      ("{\n\ta = b /* c */\n}", "2:7: expected ';' after the value"),
      ("{ a = (b); c = (d\n e); }", "1:18: expected ',' or ')' after the value"),
      (
        "{ a = b@2x.png; }", "1:8: expected ';' after the value; add it here, or put the whole text"
      ),
      ("{ a b; }", "1:5: expected '=' after the key"),
      ("{ a; }", "1:4: expected '=' after the key"),
      ("{ a = ; }", "1:7: expected a value"), ("{ a = b; ( }", "1:10: expected a key or '}'"),
      ("{ a = <0>; }", "1:9: expected pairs of hexadecimal digits"),
      ("{ a = \"b;\n}", "1:7: the text that begins here is not closed"),
      ("{ a = b;\n/* c\n}", "2:1: the comment that begins here is not closed"),
      ("{ a = b; } c", "1:12: expected nothing after the end"),
      ("{ a = é; }", "1:7: expected a value"), ("{ \"é\" = b }", "1:11: expected ';'"),
    ])
  func saysWhereAndWhatIsWrong(text: String, start: String) {
    let problem = problem(of: text)
    #expect(problem?.hasPrefix(start) == true, "\(problem ?? "nothing")")
  }

  @Test(arguments: ["<<<<<<< HEAD", "=======", ">>>>>>> branch"], [0, 1, 2, 3, 4, 5, 6])
  func findsMergeConflicts(mark: String, line: Int) {
    var lines = Self.project.split(separator: "\n", omittingEmptySubsequences: false)
    lines.insert(mark[...], at: line)
    let problem = problem(of: lines.joined(separator: "\n"))
    #expect(problem?.hasPrefix("\(line + 1):1: a merge conflict is left here") == true)
  }

  @Test func findsMergeConflictsBehindAByteOrderMark() {
    #expect(problem(of: "\u{FEFF}<<<<<<< HEAD\n{")?.hasPrefix("1:4: a merge conflict") == true)
  }

  @Test func takesMarksInsideOfTextAndCommentsForWhatTheyAre() {
    #expect(problem(of: "{ a = \"\n=======\n\"; /*\n<<<<<<<\n*/ }") == nil)
  }

  @Test func saysWhereAFileIsCutOff() {
    let text = Array(Self.project.utf8)
    let end = text.count - 2
    for count in 15...end {
      let problem = problem(of: Array(text[..<count]))
      #expect(problem?.contains("the file ends too early") == true, "\(count): \(problem ?? "")")
    }
    #expect(problem(of: Array(text[...end])) == nil)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x7B, 0x00], "1:1: "), (Array("{\n a = \"".utf8) + [0xE9, 0x22], "2:7: "),
      (Array("{ a = \"".utf8) + [0xC3], "1:8: "),
    ] as [([UInt8], String)])
  func refusesWhatIsNotUTF8(bytes: [UInt8], place: String) {
    #expect(problem(of: bytes) == "\(place)this is not UTF-8 text; save the file as UTF-8")
  }

  @Test func refusesHugeFiles() {
    let bytes = [UInt8](repeating: 0x20, count: (1 << 26) + 1)
    #expect(
      problem(of: bytes)
        == "1:1: the file has 67108865 bytes; project files of at most 67108864 are read")
  }

  @Test(
    arguments: [
      ("", "{a=", "b", ";}", ""), ("{a=", "(", "b", ")", ";}"), ("{\"a\":", "[", "1", "]", "}"),
      ("", "{\"a\":", "1", "}", ""),
      ("<plist><dict><key>a</key>", "<array>", "", "</array>", "</dict></plist>"),
    ])
  func readsWhatIsNestedToALimit(
    start: String, opening: String, value: String, closing: String, end: String
  ) {
    func nested(_ depth: Int) -> String {
      start + String(repeating: opening, count: depth) + value
        + String(repeating: closing, count: depth) + end
    }
    let limit = start.isEmpty ? 128 : 127
    #expect(problem(of: nested(limit)) == nil)
    #expect(problem(of: nested(limit + 1))?.contains("nested deeper than 128 levels") == true)
    #expect(problem(of: nested(1_000_000))?.contains("nested deeper than 128 levels") == true)
  }
}
