/// Decodes Starlark texts.
///
/// Source of the escapes: the Starlark specification, "String literals".
enum StarlarkText {
  /// - Parameter text: the text with its quotes, which must be closed, and the letters before them.
  static func decoded(_ text: ArraySlice<UInt8>) -> String {
    let prefix = text.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
    let quoted = text.dropFirst(prefix.count)
    let isLong = quoted.count >= 6 && quoted.prefix(3).allSatisfy { $0 == quoted.first }
    let inside = quoted.dropFirst(isLong ? 3 : 1).dropLast(isLong ? 3 : 1)
    let isRaw = prefix.contains(UInt8(ascii: "r")) || prefix.contains(UInt8(ascii: "R"))
    guard !isRaw, inside.contains(UInt8(ascii: "\\")) else {
      return String(decoding: inside, as: UTF8.self)
    }
    var decoded = DecodedText()
    var rest = inside
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() {
        decode(escaped, &rest, into: &decoded)
      } else {
        decoded.append(byte: byte)
      }
    }
    return decoded.text
  }

  /// - Parameters:
  ///   - escaped: the byte after the backslash.
  ///   - rest: the bytes after that one.
  private static func decode(
    _ escaped: UInt8, _ rest: inout ArraySlice<UInt8>, into decoded: inout DecodedText
  ) {
    switch escaped {
    case UInt8(ascii: "\r") where rest.first == UInt8(ascii: "\n"): rest.removeFirst()
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): decoded.append(byte: escaped)
    case UInt8(ascii: "x"): decoded.append(scalar(&rest, radix: 16, digits: 2))
    case UInt8(ascii: "u"): decoded.append(scalar(&rest, radix: 16, digits: 4))
    case UInt8(ascii: "U"): decoded.append(scalar(&rest, radix: 16, digits: 8))
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      decoded.append(
        scalar(&rest, radix: 8, digits: 2, after: UInt32(escaped - UInt8(ascii: "0"))))
    default:
      if let control = DecodedText.control(escaped) { return decoded.append(byte: control) }
      decoded.append(byte: UInt8(ascii: "\\"))
      decoded.append(byte: escaped)
    }
  }

  /// Reads a number of at most `digits` digits, and returns its character.
  ///
  /// - Parameter first: the value of the digit that precedes them.
  private static func scalar(
    _ rest: inout ArraySlice<UInt8>, radix: UInt32, digits: Int, after first: UInt32 = 0
  ) -> Unicode.Scalar {
    var number = first
    for _ in 0..<digits {
      guard let byte = rest.first, let digit = Character(UnicodeScalar(byte)).hexDigitValue,
        digit < radix
      else { break }
      number = number &* radix &+ UInt32(digit)
      rest.removeFirst()
    }
    return Unicode.Scalar(number) ?? "\u{FFFD}"
  }
}
