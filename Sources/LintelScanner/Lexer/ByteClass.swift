/// The kind of token that a byte can begin, as far as the byte alone determines it.
enum ByteClass: UInt8 {
  /// Space, tab, vertical tab, form feed, or a zero byte inside the file.
  case blank
  case newline
  case slash
  /// The first byte of U+00A0, which is a blank, and of 63 other scalars, which are not.
  case latin
  case other
  /// An ASCII letter, `_` or `$`.
  case identifier
  case digit
  /// An ASCII operator character.
  case symbol
  /// The first byte of any other non-ASCII scalar.
  case nonASCII
  case quote
  case backtick
  case pound
  case dot
  case openParen
  case closeParen
  case openBracket
  case closeBracket
  case openBrace
  case closeBrace
  case comma
  case colon
  case semicolon
  case at
  case backslash

  /// Whether the byte can begin neither white space nor a comment.
  var isOrdinary: Bool {
    @inline(__always) get { rawValue > ByteClass.latin.rawValue }
  }
}

/// Byte tables in raw memory: a global array would cost a lazy-initialisation check, a retain and a
/// bounds check on every byte.
struct ByteTables: @unchecked Sendable {
  let classes: UnsafePointer<ByteClass>
  /// True for ASCII letters, digits, `_`, `$` and every byte of a non-ASCII scalar.
  let continuesIdentifier: UnsafePointer<Bool>

  static let shared = ByteTables()

  private init() {
    let classes = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
    let continues = UnsafeMutablePointer<Bool>.allocate(capacity: 256)
    for byte in UInt8.min...UInt8.max {
      classes[Int(byte)] = Self.classify(byte)
      continues[Int(byte)] =
        switch Self.classify(byte) {
        case .identifier, .digit, .latin, .nonASCII: true
        default: false
        }
    }
    self.classes = UnsafePointer(classes)
    continuesIdentifier = UnsafePointer(continues)
  }

  private static func classify(_ byte: UInt8) -> ByteClass {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      .identifier
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case 0, 9, 11, 12, 32: .blank
    case 10, 13: .newline
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"),
      UInt8(ascii: "?"):
      .symbol
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "`"): .backtick
    case UInt8(ascii: "#"): .pound
    case UInt8(ascii: "."): .dot
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "("): .openParen
    case UInt8(ascii: ")"): .closeParen
    case UInt8(ascii: "["): .openBracket
    case UInt8(ascii: "]"): .closeBracket
    case UInt8(ascii: "{"): .openBrace
    case UInt8(ascii: "}"): .closeBrace
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: "\\"): .backslash
    case 0xc2: .latin
    case 0x80...: .nonASCII
    default: .other
    }
  }
}
