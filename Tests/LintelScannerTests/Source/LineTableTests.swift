import LintelVocabulary
import Testing

@testable import LintelScanner

@Suite struct LineTableTests {
  @Test(arguments: [
    "", "a", "\n", "a\nb", "a\r\nb\r\n", "a\rb", "\r\r\n\n",
    "twelve bytes\nand more\r\nthan eight\r",
    "\t\u{1}\n12345678\n1234567\n", "ü\nß",
    "1234567\r\n", "1234567\r", "1234567\rx", "1234567\r\r\n", "12345678\r\n", "1234567\n\r\n12",
  ])
  func agreesWithCountingByteByByte(_ text: String) {
    let bytes = Array(text.utf8)
    let table = LineTable(bytes)
    var (line, column) = (1, 1)
    for offset in 0...bytes.count {
      let place = table.place(of: UInt32(offset))
      #expect(place.line == line && place.column == column, "offset \(offset)")
      guard offset < bytes.count else { break }
      let isReturnBeforeNewline =
        bytes[offset] == 13 && offset + 1 < bytes.count && bytes[offset + 1] == 10
      if bytes[offset] == 10 || (bytes[offset] == 13 && !isReturnBeforeNewline) {
        (line, column) = (line + 1, 1)
      } else {
        column += 1
      }
    }
    #expect(table.count == line)
  }
}
