/// Decodes quoted OpenStep texts.
enum OpenStepText {
  /// - Parameter text: the text between the quotes.
  static func decoded(_ text: ArraySlice<UInt8>) -> String {
    var decoded = DecodedText()
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        decoded.append(byte: byte)
        continue
      }
      switch escaped {
      case UInt8(ascii: "U"):
        decoded.append(unit: UInt16(number(in: &rest, radix: 16, most: 4)))
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        rest = text[(rest.startIndex - 1)...]
        let code = number(in: &rest, radix: 8, most: 3)
        decoded.append(NextStepLatin.scalar(UInt8(truncatingIfNeeded: code)))
      default: decoded.append(byte: DecodedText.control(escaped) ?? escaped)
      }
    }
    return decoded.text
  }

  /// Removes the digits at the start of `bytes` and returns their value; 0 if there are none.
  private static func number(in bytes: inout ArraySlice<UInt8>, radix: Int, most: Int) -> Int {
    let digits = bytes.prefix(most).prefix { digit($0).map { $0 < radix } ?? false }
    bytes = bytes.dropFirst(digits.count)
    return digits.reduce(0) { $0 * radix + (digit($1) ?? 0) }
  }

  private static func digit(_ byte: UInt8) -> Int? {
    Character(UnicodeScalar(byte)).hexDigitValue
  }
}

/// The NeXTSTEP encoding, which octal escapes of OpenStep refer to: `\341` is `Æ`.
private enum NextStepLatin {
  /// The characters from 0x80 on. The last two codes are unused.
  private static let upperHalf = Array(
    """
    \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷\
    ©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿\
    ¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêë\
    ìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}
    """.unicodeScalars)

  static func scalar(_ code: UInt8) -> Unicode.Scalar {
    code < 0x80 ? Unicode.Scalar(code) : upperHalf[Int(code) - 0x80]
  }
}
