import Testing

@testable import LintelProjectFiles

/// Foundation's reader is the judge of what a text says.
@Suite struct OpenStepTests {
  @Test(
    arguments: [
      "{}", " { } ", "{ a = b; }", "{a=b;c=d;}", "{ a = (); }", "{ a = {}; }",
      "{ a = (b, c); }", "{ a = (b, c, ); }", "{ a = ((b), {c = d;}, \"\"); }",
      "// !$*UTF8*$!\n{ a = b; }\n", "/* a */ { /* b */ a /* c */ = /* d */ b /* e */; /* f */ }",
      "{ a = b; // c\n d = e; // f\r g = h; }", "{ a = /**/b; c = /*/ d; */e; /***/ }",
      "{ a = http://b.c/d; }", "{ a = b//c; e = /f; }", "{ a = $_.b/c:d-e; }",
      "{ a = 1;\n\t\u{0B}\u{0C}b\u{2028}=\u{2029}2; }",
      "{ \"a b\" = \"c d\"; 'e f' = 'g h'; }", "{ a = 'b\"c'; d = \"e'f\"; }",
      #"{ a = "\"b\" \\ \'"; c = '\'d\''; }"#, #"{ a = "\a\b\f\n\r\t\v"; b = "\q\?\-"; }"#,
      "{ a = \"b\\\nc\"; }", "{ a = \"b\nc\r\nd\"; }", "{ a = \"é 日本 🙂\"; \"ключ\" = b; }",
      #"{ a = "\é\🙂"; }"#, "{ a = \"/* b */ // c\"; }", "{ a = \"\n<<<<<<< b\n=======\n\"; }",
      #"{ a = "\U00e9\U65E5\u0041"; b = "\UD83D\ude42"; }"#, #"{ a = "\U41"; b = "\U041g"; }"#,
      #"{ a = "\101\7\18\0601"; b = "\351\200\212\375"; }"#,
      "{ a = <>; b = <0f A0>; c = < 0fA0\n12 >; }", "{\"a\" = b;}", "{ \"a\" /* : */ = b; }",
      "{ a = b;\r\n\tc = d;\r\n}\r\n", "{ a = b; } // c", "{ a = b; a = c; }",
    ])
  func readsAsFoundationDoes(text: String) throws {
    let bytes = Array(text.utf8)
    if let expected = Tree(foundationReading: bytes) {
      #expect(try Tree(reading: bytes) == expected)
    } else {
      #expect(problem(of: bytes) != nil)
    }
  }

  @Test func readsWhatFoundationReadsBehindAByteOrderMark() throws {
    let bytes = Array("\u{FEFF}// !$*UTF8*$!\n{ a = é; }".utf8)
    #expect(problem(of: bytes)?.hasPrefix("2:7: ") == true)
    let quoted = Array("\u{FEFF}// !$*UTF8*$!\n{ a = \"é\"; }".utf8)
    #expect(try Tree(reading: quoted) == .dictionary(["a": .text("é")]))
    #expect(Tree(foundationReading: quoted) == .dictionary(["a": .text("é")]))
  }

  @Test(
    arguments: [
      "", "{ a = b }", "{ a = b; c }", "{ a b; }", "{ a = ; }", "{ = b; }", "{ a = b;; }",
      "{ a = (b c); }",
      "{ a = (, b); }", "{ a = (b,, c); }", "{ a = \"b; }", "{ a = 'b\"; }", "{ a = <0>; }",
      "{ a = <0 f>; }", "{ a = <0g>; }", "{ a = <0f; }", "{ a = b;", "{ a = (b;", "{", "{ a",
      "{ a =",
      "{ a = b; } c", "{ a = b; } }", "{ a = b*; }", "{ é = b; }", "{ a = \"b\\", "{ (a) = b; }",
      "{\n<<<<<<< a\nb = c;\n=======\nb = d;\n>>>>>>> e\n}",
    ])
  func refusesWhatFoundationRefuses(text: String) {
    #expect(Tree(foundationReading: Array(text.utf8)) == nil)
    #expect(problem(of: text) != nil)
  }

  /// What cannot be a project file, or is none any more, although it is a property list.
  @Test(arguments: [" \n", "// a", "a", "(a)", "a = b;", "{ a; }", "{ a = b; } /* c"])
  func refusesMore(text: String) {
    #expect(Tree(foundationReading: Array(text.utf8)) != nil)
    #expect(problem(of: text) != nil)
  }

  /// Other tools write these without quotes.
  @Test func readsPlusSignsInWords() throws {
    #expect(try root(of: "{ a = NSString+B.m; }")["a"]?.text == "NSString+B.m")
  }

  @Test func replacesWhatEscapesNoCharacter() throws {
    #expect(try root(of: #"{ a = "\UD83Db"; }"#)["a"]?.text == "\u{FFFD}b")
    #expect(try root(of: #"{ a = "\UDE42\UD83D"; }"#)["a"]?.text == "\u{FFFD}\u{FFFD}")
    #expect(try root(of: #"{ a = "\376\777"; }"#)["a"]?.text == "\u{FFFD}\u{FFFD}")
  }

  @Test func decodesEveryOctalNumberAsFoundationDoes() throws {
    for code in 1..<0xFE {
      let bytes = Array("{ a = \"\\\(String(code, radix: 8))\"; }".utf8)
      #expect(try Tree(reading: bytes) == Tree(foundationReading: bytes), "\(code)")
    }
  }
}
