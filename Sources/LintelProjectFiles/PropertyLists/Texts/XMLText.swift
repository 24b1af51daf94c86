/// Decodes XML texts.
enum XMLText {
  private static let sectionStart = Array("<![CDATA[".utf8)
  private static let sectionEnd = Array("]]>".utf8)

  /// - Parameter text: the text between two tags. References must be valid and sections closed.
  static func decoded(_ text: ArraySlice<UInt8>) -> String {
    var decoded = DecodedText()
    var rest = text
    while let byte = rest.first {
      if byte == UInt8(ascii: "&"), let (scalar, length) = reference(at: rest) {
        decoded.append(scalar)
        rest = rest.dropFirst(length)
      } else if byte == UInt8(ascii: "<"), rest.starts(with: sectionStart) {
        rest = rest.dropFirst(sectionStart.count)
        while let inner = rest.first, !rest.starts(with: sectionEnd) {
          decoded.append(byte: inner)
          rest.removeFirst()
        }
        rest = rest.dropFirst(sectionEnd.count)
      } else {
        decoded.append(byte: byte)
        rest.removeFirst()
      }
    }
    return decoded.text
  }

  /// Returns the character that a reference such as `&amp;` stands for, and the length of the
  /// reference; `nil` if there is no such reference.
  static func reference(at text: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar, length: Int)? {
    // The longest name is that of U+10FFFF, `#x10FFFF`. There may be zeros before the digits.
    let name = text.dropFirst().prefix(12).prefix { $0 != UInt8(ascii: ";") }
    guard text.first == UInt8(ascii: "&"), name.endIndex < text.endIndex,
      text[name.endIndex] == UInt8(ascii: ";")
    else { return nil }
    let word = String(decoding: name, as: UTF8.self)
    let scalar: Unicode.Scalar? =
      switch word {
      case "amp": "&"
      case "lt": "<"
      case "gt": ">"
      case "quot": "\""
      case "apos": "'"
      case _ where word.hasPrefix("#x"): number(word.dropFirst(2), radix: 16)
      case _ where word.hasPrefix("#"): number(word.dropFirst(), radix: 10)
      default: nil
      }
    return scalar.map { ($0, name.count + 2) }
  }

  private static func number(_ digits: Substring, radix: Int) -> Unicode.Scalar? {
    UInt32(digits, radix: radix).flatMap(Unicode.Scalar.init)
  }
}
