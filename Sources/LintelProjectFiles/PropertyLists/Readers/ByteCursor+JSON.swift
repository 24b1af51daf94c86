extension ByteCursor {
  /// Skips blanks, line breaks and comments of JSON5, which counts all space characters of Unicode
  /// as blanks.
  mutating func skipBlanksOfJSON() throws(Misreading) {
    repeat { try skipBlanksAndComments() } while takeForeignBlank()
  }

  private mutating func takeForeignBlank() -> Bool {
    guard current >= 0x80, let (scalar, length) = scalar(at: position),
      scalar == "\u{FEFF}" || scalar.properties.generalCategory == .spaceSeparator
    else { return false }
    advance(by: length)
    return true
  }

  /// Returns the length in bytes of the name that begins here; 0 if there is no name.
  func identifier() throws(Misreading) -> (length: Int, hasEscapes: Bool) {
    var end = position
    var hasEscapes = false
    while let (scalar, length) = try partOfName(at: end) {
      let isPart = end == position ? Self.startsName(scalar) : Self.continuesName(scalar)
      guard isPart else { break }
      if byte(at: end) == UInt8(ascii: "\\") { hasEscapes = true }
      end += length
    }
    return (end - position, hasEscapes)
  }

  /// Returns the character at a position, or the one that an escape there stands for.
  private func partOfName(
    at position: Int
  ) throws(Misreading) -> (scalar: Unicode.Scalar, length: Int)? {
    guard byte(at: position) == UInt8(ascii: "\\") else { return scalar(at: position) }
    guard byte(at: position + 1) == UInt8(ascii: "u"),
      let length = JSONText.escapeLength(at: bytes[position...]),
      let scalar = JSONText.decoded(bytes[position..<position + length]).unicodeScalars.first
    else { throw Misreading(position, .wrongEscape) }
    return (scalar, length)
  }

  /// Returns the character at a position. The bytes must be valid UTF-8.
  private func scalar(at position: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard position < bytes.count else { return nil }
    let length = max(1, (~bytes[position]).leadingZeroBitCount)
    let text = String(decoding: bytes[position...].prefix(length), as: UTF8.self)
    return text.unicodeScalars.first.map { ($0, length) }
  }

  private static func startsName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      true
    default: scalar == "$" || scalar == "_"
    }
  }

  private static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: true
    default: startsName(scalar) || scalar == "\u{200C}" || scalar == "\u{200D}"
    }
  }
}
