import Testing

@testable import LintelProjectFiles

/// Foundation's reader is the judge of what a text says.
@Suite struct JSON5Tests {
  private func node(_ text: String) throws -> PropertyList.Node {
    try PropertyList(json: Array(text.utf8)).root
  }

  @Test(
    arguments: [
      "{}", "{a:1}", "{'a':'b'}", "{a:[1,2,],}", "// c\n{/* d */a/**/:/***/1}// e",
      #"{a:'b"c','d':"e'f"}"#, #"{a:'\'\"\\\/\b\f\n\r\t\x41\u00e9'}"#, "{\u{B}\u{C}a:1}",
      "{a:+1,b:-1,c:0}", "{a:.5,b:5.,c:-.5}", "{a:1e3,b:1.5E-2,c:5.e+1}", "{a:0x1F,b:0XfF,c:-0x10}",
      "{a:true,b:false,c:null}", "{$_a1:1,é:2,日本:3,aé:4}", "{a:'b\u{2028}c'}",
      "{true:1,null:2,Infinity:3}", "{a:[[],{},[{}]]}",
    ])
  func readsAsFoundationDoes(text: String) throws {
    let expected = try #require(JSON5Value(foundationReading: Array(text.utf8)), "\(text)")
    #expect(expected.isSame(as: try node(text)), "\(text)")
  }

  /// What JSON5 allows and Foundation refuses, or reads in another way.
  @Test(arguments: [
    ("{a:'b\\\nc\\\r\nd\\\re\\\u{2028}f'}", "bcdef"), (#"{a:'\q\é\-\🙂'}"#, "qé-🙂"),
    (#"{a:'\v\0'}"#, "\u{B}\0"), (#"{\u0061:'b'}"#, "b"), (#"{a:'\x00'}"#, "\0"),
    ("\u{FEFF}{\u{A0}a\u{2003}:\u{3000}1\u{FEFF}}\u{2029}", "1"), ("{a:-Infinity}", "-Infinity"),
    ("{a:NaN}", "NaN"),
  ])
  func readsAllOfJSON5(text: String, value: String) throws {
    #expect(try node(text)["a"]?.text == value)
  }

  @Test(
    arguments: [
      "{", "{a}", "{a:}", "{a:1,,}", "{,}", "{1a:1}", "{a-b:1}", "{a:b}", "{a:01}", "{a:0x}",
      "{a:1e}", "{a:.}", "{a:+}", "{a:'b}", "{a:\"b\nc\"}", #"{a:'\1'}"#, #"{a:'\x4'}"#,
      #"{a:'\u00'}"#, "{a:1 b:2}", "{a:[1 2]}", "{a:1}}", "{a:1/* }", #"{\n:1}"#, "{a:tru}",
    ])
  func refusesWhatFoundationRefuses(text: String) {
    #expect(JSON5Value(foundationReading: Array(text.utf8)) == nil, "\(text)")
    #expect(throws: ProjectFileError.self, "\(text)") { try node(text) }
  }

  @Test func readsWhatIsWrittenInAnyWay() throws {
    var generator = RandomNumbers(state: 27)
    for _ in 0..<2_000 {
      var writer = JSON5Writer(generator: generator)
      let text = writer.text(Tree.random(using: &writer.generator))
      generator = writer.generator
      let expected = try #require(JSON5Value(foundationReading: Array(text.utf8)), "\(text)")
      try #require(expected.isSame(as: try node(text)), "\(text)")
    }
  }

  @Test(arguments: [
    ("{ a: 'b\n' }", 1, 6, "the text that begins here is not closed; add the quote at its end"),
    ("{ a: 1\n b: 2 }", 1, 7, "expected ',' or '}' after the value"),
    ("{ 'a' 1 }", 1, 7, "expected ':' after the key"),
  ])
  func saysWhereAndWhatIsWrong(text: String, line: Int, column: Int, message: String) {
    #expect {
      try node(text)
    } throws: { error in
      guard let error = error as? ProjectFileError else { return false }
      return (error.line, error.column) == (line, column) && error.message.hasPrefix(message)
    }
  }
}
