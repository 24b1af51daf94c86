import LintelVocabulary
import Testing

@testable import LintelProjectFiles

/// Whatever the bytes are, they are read or refused at a place of the file.
@Suite struct DamagedFileTests {
  private static let texts = [
    """
    // !$*UTF8*$!
    { objects = { A /* a */ = { isa = "B \\U00e9\\351\\n"; path = http://c; }; }; d = (<0f>, 'é', ); }
    """,
    """
    <?xml version="1.0"?><!DOCTYPE plist><!-- a --><plist version="1.0"><dict><key>a&amp;</key><array>
    <string>b<![CDATA[c]]></string><true/><data>YQ==</data><integer>7</integer></array></dict></plist>
    """,
    #"{"a": ["b\u00e9\n", 1.5e7, true, false, {"é": "d"}], "e": {}}"#,
  ].map { Array($0.utf8) }

  private static let replacements: [UInt8] =
    Array("\0\t\n\r \"'/*<=>(){}[];:,\\Ua0&!-]".utf8) + [0x80, 0xC3, 0xE2, 0xFF]

  @Test(arguments: texts) func readsOrRefusesEveryPrefix(text: [UInt8]) {
    #expect(problem(of: text) == nil)
    for count in 0..<text.count { expectPlace(Array(text[..<count]), mustFail: true) }
  }

  @Test(arguments: texts) func readsOrRefusesEveryChangeOfAByte(text: [UInt8]) {
    for place in text.indices {
      for byte in Self.replacements {
        var bytes = text
        bytes[place] = byte
        expectPlace(bytes)
      }
    }
  }

  private func expectPlace(_ bytes: [UInt8], mustFail: Bool = false) {
    do throws(ProjectFileError) {
      _ = Tree(try PropertyList(bytes).root)
      #expect(!mustFail, "\(String(decoding: bytes, as: UTF8.self)) is read")
    } catch {
      let text = SourceText(bytes)
      #expect((1...text.lineCount).contains(error.line), "\(error)")
      guard (1...text.lineCount).contains(error.line) else { return }
      let length = text.text(ofLine: error.line).utf8.count
      #expect((1...length + 1).contains(error.column), "\(error)")
    }
  }

  /// What never ends is gone through once, not once for each place where it may begin.
  @Test(
    arguments: [
      ("{ a = \"", "\\\""), ("{ ", "/* "), ("{ ", "/**/"), ("{ a = <", "0f "), ("{ a = (", "b,"),
      ("{ ", "a=b;"), ("{ ", "a ="), ("{\"", "\\u0041"), ("{\"a\":[", "1,"), ("<", "<!-- "),
      ("<plist><dict>", "<key>a</key><true/>"), ("<plist><dict><key>", "&amp;"),
      ("<plist><dict><key>", "<![CDATA["), ("<!DOCTYPE ", "a"), ("<plist ", "a"),
      ("{ a = \"", "\\UD83D"), ("", "{\"a\" ="), ("", "\n"), ("{\n", "<"),
    ])
  func takesTimeInProportionToTheSize(start: String, repeated: String) {
    let bytes = Array(start.utf8) + repeatElement(Array(repeated.utf8), count: 20_000).joined()
    let time = ContinuousClock().measure { expectPlace(bytes, mustFail: true) }
    #expect(time < .seconds(10))
  }
}
