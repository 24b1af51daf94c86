/// Decodes quoted text of Ruby.
enum RubyQuotes {
  /// Returns the character that closes a literal: the closing bracket, or else the opening
  /// character.
  static func closer(of opener: UInt8) -> UInt8 {
    switch opener {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "<"): UInt8(ascii: ">")
    default: opener
    }
  }

  /// Removes the backslashes of escapes. Paths contain only escaped quotes and backslashes.
  static func unescaped(_ text: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in text {
      if byte == UInt8(ascii: "\\"), !isEscaped {
        isEscaped = true
      } else {
        bytes.append(byte)
        isEscaped = false
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func words(_ text: ArraySlice<UInt8>) -> [String] {
    text.split { [0x20, 0x09, 0x0A, 0x0D].contains($0) }.map(unescaped)
  }
}
