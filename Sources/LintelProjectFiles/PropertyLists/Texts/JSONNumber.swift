/// Numbers as JSON5 writes them.
enum JSONNumber {
  /// Returns the length in bytes of the number at the start of a text; `nil` if there is none.
  static func length(at text: ArraySlice<UInt8>) -> Int? {
    var rest = text
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    for word in ["Infinity", "NaN"] where rest.starts(with: word.utf8) {
      return rest.startIndex - text.startIndex + word.utf8.count
    }
    if rest.starts(with: "0x".utf8) || rest.starts(with: "0X".utf8) {
      rest = rest.dropFirst(2)
      guard dropDigits(&rest, isHexDigit) > 0 else { return nil }
      return rest.startIndex - text.startIndex
    }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    var digits = dropDigits(&rest, isDigit)
    if startsWithZero, digits > 1 { return nil }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      digits += dropDigits(&rest, isDigit)
    }
    guard digits > 0 else { return nil }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      guard dropDigits(&rest, isDigit) > 0 else { return nil }
    }
    return rest.startIndex - text.startIndex
  }

  /// Drops the digits at the start of a text.
  ///
  /// - Returns: the number of digits.
  private static func dropDigits(
    _ text: inout ArraySlice<UInt8>, _ belongs: (UInt8) -> Bool
  ) -> Int {
    let count = text.prefix(while: belongs).count
    text = text.dropFirst(count)
    return count
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    Character(UnicodeScalar(byte)).isHexDigit
  }
}
