/// The classes of non-ASCII scalars: operator characters and capital letters.
///
/// The ranges are those of *The Swift Programming Language*, "Lexical Structure", operator-head and
/// operator-character; all other non-ASCII scalars count as parts of identifiers.
enum UnicodeClasses {
  static func startsOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xa1...0xa7, 0xa9, 0xab, 0xac, 0xae, 0xb0, 0xb1, 0xb6, 0xbb, 0xbf, 0xd7, 0xf7,
      0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203e, 0x2041...0x2053, 0x2055...0x205e,
      0x2190...0x23ff, 0x2500...0x2775, 0x2794...0x2bff, 0x2e00...0x2e7f, 0x3001...0x3003,
      0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }

  static func isUppercase(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.isUppercase ?? false
  }

  static func continuesOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36f, 0x1dc0...0x1dff, 0x20d0...0x20ff, 0xfe00...0xfe0f, 0xfe20...0xfe2f,
      0xe0100...0xe01ef:
      true
    default: startsOperator(scalar)
    }
  }
}
