extension ByteCursor {
  /// Skips blanks and line breaks. Throws if a merge conflict begins after them.
  mutating func skipBlanks() throws(Misreading) {
    while true {
      switch current {
      case 0x09...0x0D, 0x20: advance()
      case 0xE2 where isAtSeparator: advance(by: 3)
      default: return try failAtConflict()
      }
    }
  }

  /// - Throws: an error if a merge conflict begins here.
  func failAtConflict() throws(Misreading) {
    if [UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">")].contains(current), isAtConflict {
      throw Misreading(position, .mergeConflict)
    }
  }

  /// Skips blanks, line breaks and comments of OpenStep.
  mutating func skipBlanksAndComments() throws(Misreading) {
    while true {
      try skipBlanks()
      guard current == UInt8(ascii: "/") else { return }
      switch byte(at: position + 1) {
      case UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "*"):
        let start = position
        advance(by: 2)
        guard advance(to: "*/") else { throw Misreading(start, .unclosedComment) }
        advance(by: 2)
      default: return
      }
    }
  }

  private mutating func skipLine() {
    while !isAtEnd, current != 0x0A, current != 0x0D, !isAtSeparator { advance() }
  }

  /// Whether a line or paragraph separator of Unicode is here.
  private var isAtSeparator: Bool {
    current == 0xE2 && (isAt("\u{2028}") || isAt("\u{2029}"))
  }

  /// Whether a line begins here with one of the marks of a merge conflict, e.g. `<<<<<<<`.
  var isAtConflict: Bool {
    let start = ByteCursor(bytes).position
    let isAtLineStart = position == start || [0x0A, 0x0D].contains(bytes[position - 1])
    return isAtLineStart && (1..<7).allSatisfy { byte(at: position + $0) == current }
  }
}
