/// Decodes text of JSON.
enum JSONText {
  /// - Parameter text: what stands between the quotes; its escapes are right.
  static func decoded(_ text: ArraySlice<UInt8>) -> String {
    var decoded = DecodedText()
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        decoded.append(byte: byte)
        continue
      }
      switch escaped {
      case UInt8(ascii: "b"): decoded.append(byte: 0x08)
      case UInt8(ascii: "f"): decoded.append(byte: 0x0C)
      case UInt8(ascii: "n"): decoded.append(byte: 0x0A)
      case UInt8(ascii: "r"): decoded.append(byte: 0x0D)
      case UInt8(ascii: "t"): decoded.append(byte: 0x09)
      case UInt8(ascii: "u"):
        decoded.append(unit: unit(rest.prefix(4)) ?? 0)
        rest = rest.dropFirst(4)
      default: decoded.append(byte: escaped)
      }
    }
    return decoded.text
  }

  /// The length of the escape that begins at a backslash; `nil` if there is no such escape.
  static func escapeLength(at text: ArraySlice<UInt8>) -> Int? {
    switch text.dropFirst().first {
    case UInt8(ascii: "u"): unit(text.dropFirst(2).prefix(4)).map { _ in 6 }
    case let byte?: "\"\\/bfnrt".utf8.contains(byte) ? 2 : nil
    case nil: nil
    }
  }

  /// What four hexadecimal digits say.
  private static func unit(_ digits: ArraySlice<UInt8>) -> UInt16? {
    guard digits.count == 4, digits.first != UInt8(ascii: "+") else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
