/// The text of a file, to show locations in it.
package struct SourceText: Sendable {
  private let bytes: [UInt8]
  private let lines: LineTable

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  /// The number of lines, at least one.
  package var lineCount: Int { lines.count }

  /// Returns the line and column of a UTF-8 offset, both from 1, the column in UTF-8 bytes; an
  /// offset past the end counts as the end.
  package func place(of offset: UInt32) -> (line: Int, column: Int) {
    lines.place(of: min(offset, UInt32(clamping: bytes.count)))
  }

  /// Returns the text in a range of UTF-8 offsets; offsets past the end count as the end.
  package func text(of range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Returns the text of a line, counted from 1, without its line break.
  package func text(ofLine line: Int) -> String { text(of: range(ofLine: line)) }

  /// Returns the offsets of a line, counted from 1, without its line break.
  func range(ofLine line: Int) -> Range<Int> {
    let start = Int(lines.start(ofLine: line))
    var end = line < lines.count ? Int(lines.start(ofLine: line + 1)) : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return start..<end
  }

  /// Returns `range` without incomplete characters at its start and its end.
  func characters(in range: Range<Int>) -> Range<Int> {
    func isInsideOfCharacter(_ offset: Int) -> Bool {
      offset < bytes.count && bytes[offset] & 0b1100_0000 == 0b1000_0000
    }
    var range = range
    while !range.isEmpty, isInsideOfCharacter(range.lowerBound) { range.removeFirst() }
    while !range.isEmpty, isInsideOfCharacter(range.upperBound) { range.removeLast() }
    return range
  }
}
