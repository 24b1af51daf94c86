/// Where the lines of a text begin.
///
/// A line ends with LF, CRLF or a lone CR, as in Swift's own lexer.
struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let isLoneReturn =
        byte == UInt8(ascii: "\r")
        && (offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n"))
      if byte == UInt8(ascii: "\n") || isLoneReturn { starts.append(offset + 1) }
    }
    self.starts = starts
  }

  /// Line and column of a UTF-8 offset, both from 1, the column in UTF-8 bytes; an offset past the
  /// end counts as the end.
  func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(offset, bytes.count)
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  /// The text of a line from 1, without its line break.
  func text(ofLine line: Int) -> String {
    let end = line < starts.count ? starts[line] : bytes.count
    var content = bytes[starts[line - 1]..<end]
    while let last = content.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") {
      content.removeLast()
    }
    return String(decoding: content, as: UTF8.self)
  }
}
