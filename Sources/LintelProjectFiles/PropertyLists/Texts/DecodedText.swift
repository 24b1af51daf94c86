/// Text that is put together of bytes in UTF-8 and of escaped units in UTF-16.
struct DecodedText {
  private var bytes: [UInt8] = []
  /// The first half of a character, which waits for the second.
  private var half: UInt16?

  mutating func append(byte: UInt8) {
    endHalf()
    bytes.append(byte)
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    endHalf()
    bytes += String(scalar).utf8
  }

  /// Two halves of a character make one; a half alone is replaced, as it stands for nothing.
  mutating func append(unit: UInt16) {
    if let first = half, UTF16.isTrailSurrogate(unit) {
      half = nil
      append(UTF16.decode(UTF16.EncodedScalar([first, unit])))
    } else if UTF16.isLeadSurrogate(unit) {
      endHalf()
      half = unit
    } else {
      append(Unicode.Scalar(unit) ?? "\u{FFFD}")
    }
  }

  /// The control character that a letter stands for behind a backslash, as C has them.
  static func control(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "v"): 0x0B
    default: nil
    }
  }

  private mutating func endHalf() {
    guard half != nil else { return }
    half = nil
    append("\u{FFFD}")
  }

  var text: String {
    var whole = self
    whole.endHalf()
    return String(decoding: whole.bytes, as: UTF8.self)
  }
}
