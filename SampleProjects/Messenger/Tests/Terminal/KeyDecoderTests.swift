import Testing

@testable import Messenger

@Suite
struct KeyDecoderTests {
  private var decoder = KeyDecoder()

  @Test(arguments: [
    ("a", [Key.character("a")]),
    ("é你", [.character("é"), .character("你")]),
    ("😀", [.character("😀")]),
    ("\t\r\n", [.tab, .enter, .enter]),
    ("\u{8}\u{7F}", [.backspace, .backspace]),
    ("\u{3}", [.interrupt]),
    ("\u{1B}", [.escape]),
    ("\u{1B}\u{1B}", [.escape, .escape]),
    ("\u{1B}a", [.escape, .character("a")]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [.up, .down, .right, .left]),
    ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
    // Delete, ctrl-arrow, F1 and ctrl-A are no keys of the messenger.
    ("\u{1B}[3~\u{1B}[1;5A\u{1B}OP\u{1}b", [.character("b")]),
  ])
  mutating func decodes(text: String, keys: [Key]) {
    #expect(decoder.decode(Array(text.utf8)) == keys)
  }

  @Test(arguments: ["é", "你", "😀", "\u{1B}[6~", "\u{1B}OB"])
  func waitsForWhatIsMissing(text: String) {
    let bytes = Array(text.utf8)
    var whole = KeyDecoder()
    let keys = whole.decode(bytes)
    #expect(keys.count == 1)
    // A lone escape is a key of its own, so a sequence is not cut after it.
    for length in (bytes[0] == 0x1B ? 2 : 1)..<bytes.count {
      var decoder = KeyDecoder()
      #expect(decoder.decode(Array(bytes[..<length])) == [])
      #expect(decoder.decode(Array(bytes[length...])) == keys)
    }
  }

  @Test(arguments: [
    [0xFF], [0x80], [0xC3], [0xE4, 0xBD], [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80],
  ])
  mutating func passesOverWhatIsNoText(bytes: [UInt8]) {
    #expect(decoder.decode(bytes + Array("a".utf8)) == [.character("a")])
  }
}
