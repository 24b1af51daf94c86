import LintelVocabulary

/// One line of a text file, or several lines that a quoted text joins.
package struct SourceLine {
  /// The number of the first line, from 1.
  package let number: Int
  package let bytes: [UInt8]
  /// The text as it is shown; only the first line if there are several.
  package let text: String
  /// The indices of line feeds in ``bytes``.
  private let breaks: [Int]

  package init(number: Int, bytes: [UInt8]) {
    self.number = number
    self.bytes = bytes
    breaks = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    text = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// Returns the location in the file of a column that is counted from the start of the first line.
  package func place(ofColumn column: Int) -> (line: Int, column: Int) {
    let passed = breaks.partitioningIndex { $0 >= column - 1 }
    return (number + passed, passed == 0 ? column : column - 1 - breaks[passed - 1])
  }

  /// Returns the text of the line in the file that contains a column.
  func text(atColumn column: Int) -> String {
    let line = place(ofColumn: column).line - number
    guard line > 0 else { return text }
    let rest = bytes[(breaks[line - 1] + 1)...]
    return String(decoding: rest.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// The text without blanks on both sides.
  package var trimmed: String { DiagramLabel.trimmed(text) }

  /// The column of the first byte that is not a blank.
  package var indentation: Int { (bytes.firstIndex { $0 > UInt8(ascii: " ") } ?? 0) + 1 }

  /// Returns the lines of a file, which end in LF, CR LF or CR.
  package static func lines(of bytes: [UInt8]) -> [SourceLine] {
    var lines: [SourceLine] = []
    var start = 0
    var position = 0
    // Some editors write a byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (start, position) = (3, 3) }
    while position <= bytes.count {
      let isEnd = position == bytes.count
      guard isEnd || bytes[position] == UInt8(ascii: "\n") || bytes[position] == UInt8(ascii: "\r")
      else {
        position += 1
        continue
      }
      lines.append(SourceLine(number: lines.count + 1, bytes: Array(bytes[start..<position])))
      if !isEnd, bytes[position] == UInt8(ascii: "\r"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "\n")
      {
        position += 1
      }
      position += 1
      start = position
    }
    return lines
  }
}

/// A position in a line, with the text after it.
package struct LineCursor {
  package let line: SourceLine
  package private(set) var position = 0

  package init(_ line: SourceLine) { self.line = line }

  /// The column of the position, from 1.
  package var column: Int { position + 1 }
  package var isAtEnd: Bool { position >= line.bytes.count }
  /// The byte at the position; 0 at the end.
  package var byte: UInt8 { self[0] }

  /// The byte at a distance from the position; 0 outside of the line.
  package subscript(distance: Int) -> UInt8 {
    let index = position + distance
    return index >= 0 && index < line.bytes.count ? line.bytes[index] : 0
  }

  package mutating func advance(by count: Int = 1) {
    position = min(position + count, line.bytes.count)
  }

  package mutating func move(to position: Int) { self.position = position }

  mutating func skipBlanks() {
    while !isAtEnd, byte <= UInt8(ascii: " ") { position += 1 }
  }

  func isAt(_ text: String) -> Bool {
    var distance = 0
    for byte in text.utf8 {
      if self[distance] != byte { return false }
      distance += 1
    }
    return true
  }

  package mutating func take(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    advance(by: text.utf8.count)
    return true
  }

  /// Skips all repetitions of a byte, and returns their number.
  mutating func takeAll(_ byte: Character) -> Int {
    let start = position
    while let wanted = byte.asciiValue, self.byte == wanted, !isAtEnd { position += 1 }
    return position - start
  }

  package mutating func take(while isWanted: (UInt8) -> Bool) -> String {
    let start = position
    while !isAtEnd, isWanted(byte) { position += 1 }
    return text(from: start)
  }

  /// Returns the text before the first occurrence of one of `ends`, and moves behind that
  /// occurrence; returns `nil`, and does not move, if there is none.
  package mutating func take(upTo ends: [String]) -> String? {
    let start = position
    while !isAtEnd {
      if let end = ends.first(where: isAt) {
        let found = text(from: start)
        advance(by: end.utf8.count)
        return found
      }
      position += 1
    }
    position = start
    return nil
  }

  package func text(from start: Int) -> String {
    String(decoding: line.bytes[start..<position], as: UTF8.self)
  }

  /// The rest of the line, shortened for a message.
  package var rest: String {
    let rest = DiagramLabel.trimmed(String(decoding: line.bytes[position...], as: UTF8.self))
    return rest.count > 40 ? rest.prefix(40) + "…" : rest
  }
}
