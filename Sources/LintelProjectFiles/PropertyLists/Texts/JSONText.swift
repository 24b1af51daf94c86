/// Decodes JSON and JSON5 texts.
enum JSONText {
  /// - Parameter text: the text between the quotes. Its escapes must be valid.
  static func decoded(_ text: ArraySlice<UInt8>) -> String {
    var decoded = DecodedText()
    var rest = text
    while let byte = rest.first {
      guard byte == UInt8(ascii: "\\"), let length = escapeLength(at: rest) else {
        decoded.append(byte: byte)
        rest.removeFirst()
        continue
      }
      append(escape: rest.dropFirst().prefix(length - 1), to: &decoded)
      rest = rest.dropFirst(length)
    }
    return decoded.text
  }

  /// - Parameter escape: the text after the backslash.
  private static func append(escape: ArraySlice<UInt8>, to decoded: inout DecodedText) {
    switch escape.first {
    // No control character in JSON5, unlike in C: the letter stands for itself.
    case UInt8(ascii: "a"): decoded.append(byte: UInt8(ascii: "a"))
    case UInt8(ascii: "0"): decoded.append(byte: 0)
    case UInt8(ascii: "u"), UInt8(ascii: "x"):
      decoded.append(unit: unit(escape.dropFirst()) ?? 0)
    case let letter?:
      if let control = DecodedText.control(letter) { return decoded.append(byte: control) }
      guard lineBreakLength(at: escape) == nil else { return }
      for byte in escape { decoded.append(byte: byte) }
    case nil: break
    }
  }

  /// Returns the length of the escape that begins at a backslash; `nil` if there is no such escape.
  ///
  /// An escaped line break stands for nothing, any other escaped character for itself.
  static func escapeLength(at text: ArraySlice<UInt8>) -> Int? {
    let escaped = text.dropFirst()
    switch escaped.first {
    case UInt8(ascii: "u"): return hasDigits(escaped.dropFirst(), count: 4) ? 6 : nil
    case UInt8(ascii: "x"): return hasDigits(escaped.dropFirst(), count: 2) ? 4 : nil
    case UInt8(ascii: "0"): return isDigit(escaped.dropFirst().first) ? nil : 2
    case nil: return nil
    case let byte?:
      if isDigit(byte) { return nil }
      return 1 + (lineBreakLength(at: escaped) ?? max(1, (~byte).leadingZeroBitCount))
    }
  }

  private static func lineBreakLength(at text: ArraySlice<UInt8>) -> Int? {
    switch text.first {
    case 0x0D: text.dropFirst().first == 0x0A ? 2 : 1
    case 0x0A: 1
    case 0xE2 where text.starts(with: "\u{2028}".utf8) || text.starts(with: "\u{2029}".utf8): 3
    default: nil
    }
  }

  private static func isDigit(_ byte: UInt8?) -> Bool {
    byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  private static func hasDigits(_ text: ArraySlice<UInt8>, count: Int) -> Bool {
    text.count >= count && unit(text.prefix(count)) != nil
  }

  /// Returns the value of hexadecimal digits.
  private static func unit(_ digits: ArraySlice<UInt8>) -> UInt16? {
    guard digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
