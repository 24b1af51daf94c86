/// The text of a file, for showing places in it.
public struct SourceText: Sendable {
  private let bytes: [UInt8]
  private let lines: LineTable

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  /// At least one.
  public var lineCount: Int { lines.count }

  /// Line and column of a UTF-8 offset, both from 1, the column in UTF-8 bytes; an offset past the
  /// end counts as the end.
  public func place(of offset: UInt32) -> (line: Int, column: Int) {
    lines.place(of: min(offset, UInt32(clamping: bytes.count)))
  }

  /// The text at some UTF-8 offsets; those past the end count as the end.
  public func text(of range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The text of a line from 1, without its line break.
  public func text(ofLine line: Int) -> String {
    let end = line < lines.count ? Int(lines.start(ofLine: line + 1)) : bytes.count
    var content = bytes[Int(lines.start(ofLine: line))..<end]
    while let last = content.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") {
      content.removeLast()
    }
    return String(decoding: content, as: UTF8.self)
  }
}
