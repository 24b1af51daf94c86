import LintelVocabulary
import Testing

@Suite struct PathBytesTests {
  /// Eight bytes are compared at a time, so that each rest of a group is tried.
  @Test(arguments: 0...17)
  func textsThatDifferInOneByteAreNotTheSame(length: Int) {
    let text = String(repeating: "a", count: length)
    #expect(text.hasSameBytes(as: String(repeating: "a", count: length)))
    #expect(!text.hasSameBytes(as: text + "a"))
    for position in 0..<length {
      var bytes = Array(text.utf8)
      bytes[position] = UInt8(ascii: "b")
      #expect(!text.hasSameBytes(as: String(decoding: bytes, as: UTF8.self)), "\(position)")
    }
  }

  @Test func encodingsOfAccentsAreDistinct() {
    let (above, below) = ("View\u{65}\u{301}\u{323}", "View\u{65}\u{323}\u{301}")
    #expect(above == below && above.utf8.count == below.utf8.count)
    #expect(!above.hasSameBytes(as: below))
    #expect(!"\u{e9}".hasSameBytes(as: "e\u{301}"))
    #expect(PathKey(above) != PathKey(below))
  }
}
