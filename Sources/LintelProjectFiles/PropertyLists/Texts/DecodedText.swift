/// A text that is built from bytes of UTF-8 and from escaped units of UTF-16.
struct DecodedText {
  private var bytes: [UInt8] = []
  /// The first surrogate of a pair, until the second one is appended.
  private var half: UInt16?

  mutating func append(byte: UInt8) {
    endHalf()
    bytes.append(byte)
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    endHalf()
    bytes += String(scalar).utf8
  }

  /// Appends a unit of UTF-16. Two surrogates make one character; a single surrogate is replaced by
  /// U+FFFD.
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

  /// Returns the control character that a letter after a backslash stands for, as in C: `\n`.
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
