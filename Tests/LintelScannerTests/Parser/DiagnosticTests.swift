import Testing

@testable import LintelScanner

/// What the scanner says of damaged source, beside the snippets in `ill-formed`.
@Suite struct DiagnosticTests {
  private func diagnostics(_ source: String) -> [String] {
    var scanner = Scanner()
    return scanner.scan(SourceBuffer(Array(source.utf8))).diagnostics.map {
      "\($0.offset) \($0.what)"
    }
  }

  @Test(arguments: [
    ("f(a]", ["1 unclosedBracket", "3 unopenedBracket"]),
    ("[(a]", ["1 unclosedBracket"]),
    ("([a)", ["1 unclosedBracket"]),
    ("({a)}", ["0 unclosedBracket", "3 unopenedBracket"]),
    ("}{", ["0 unopenedBracket", "1 unclosedBracket"]),
    ("let a: (Int, B", ["7 unclosedBracket"]),
    ("let a: [B", ["7 unclosedBracket"]),
    ("@available(iOS 13, *]\nstruct A {}", ["10 unclosedBracket", "20 unopenedBracket"]),
    ("precedencegroup P {", ["18 unclosedBracket"]),
    ("func f() { { }", ["9 unclosedBracket"]),
  ])
  func bracketsWithoutCounterpart(_ source: String, _ expected: [String]) {
    #expect(diagnostics(source) == expected)
  }

  @Test(arguments: [
    ("#if A\n#if B\n#endif", ["0 unendedCondition"]),
    ("#if A\n#endif\n#endif", ["13 unopenedCondition"]),
    ("#if A\n#else\n#elseif B\n#endif", ["12 unopenedCondition"]),
    // Each clause is balanced in itself, so neither brace has one that closes it.
    (
      "#if A\nfunc f() {\n#else\nfunc g() {\n#endif\n}",
      ["15 unclosedBracket", "32 unclosedBracket", "41 unopenedBracket"]
    ),
  ])
  func directivesWithoutCounterpart(_ source: String, _ expected: [String]) {
    #expect(diagnostics(source) == expected)
  }

  @Test(arguments: [
    ("let a = \"b\nlet c = 1", ["8 unterminatedString"]),
    ("let a = #\"\"\"\nb\"\"\"", ["8 unterminatedString"]),
    // The string begins before its interpolation.
    ("let a = \"b\\(c)d\n", ["8 unterminatedString"]),
    ("let a = \"b\\(c\n", ["11 unterminatedInterpolation"]),
    ("/* a /* b */", ["0 unterminatedComment"]),
    ("let a = #/b\n", ["8 unterminatedRegex"]),
    ("let `a = 1", ["4 unterminatedName"]),
  ])
  func textWithoutEnd(_ source: String, _ expected: [String]) {
    #expect(diagnostics(source) == expected)
  }

  @Test func conflictMarkersStandAtTheStartOfALine() {
    #expect(
      diagnostics("<<<<<<< A\nlet a = 1\n||||||| B\n=======\n>>>>>>> C\n")
        == ["0 conflictMarker", "20 conflictMarker", "30 conflictMarker", "38 conflictMarker"])
    #expect(diagnostics("let a = \"\"\"\n  =======\n=======\n\"\"\"\n/*\n=======\n*/") == [])
    #expect(diagnostics("infix operator =======\nlet a = b\n  <<<<<<< c\n<<<<<<<d") == [])
  }

  /// The parser may look at the same place more than once.
  @Test func everyPlaceIsNotedOnce() {
    #expect(diagnostics("f { a, \"b\n }") == ["7 unterminatedString"])
    var scanner = Scanner()
    _ = scanner.scan(SourceBuffer(Array("{ /*".utf8)))
    #expect(scanner.scan(SourceBuffer(Array("struct A {}".utf8))).diagnostics.isEmpty)
  }

  /// The file counts as the outermost of the 1,024 levels.
  @Test(arguments: [("(", ")"), ("[", "]"), ("{", "}"), ("\"\\(", ")\"")])
  func noMoreBracketsAreOpenThanAnyCompilerTakes(_ opener: String, _ closer: String) {
    func nested(_ depth: Int) -> String {
      "a = " + String(repeating: opener, count: depth) + "1"
        + String(repeating: closer, count: depth) + "\nstruct A {}\n"
    }
    func declarations(_ source: String) -> Int {
      var scanner = Scanner()
      return scanner.scan(SourceBuffer(Array(source.utf8))).declarations.count
    }
    #expect(diagnostics(nested(1023)) == [])
    #expect(declarations(nested(1023)) == 1)
    #expect(diagnostics(nested(1024)) == ["\(4 + 1024 * opener.utf8.count) nestedTooDeep"])
    #expect(declarations(nested(1024)) == 0)
    // What is never closed is not looked for where the end was not read.
    #expect(diagnostics(String(repeating: opener, count: 9999)).count == 1)
  }
}
