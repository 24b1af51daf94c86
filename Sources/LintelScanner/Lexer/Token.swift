/// What a token is.
enum TokenKind: UInt8 {
  case endOfFile
  /// An identifier or keyword; ``Token/keyword`` tells which.
  case identifier
  case number
  /// A string without interpolation, whole.
  case string
  /// A string up to and with `\(`.
  case interpolationOpen
  /// `)`, the text after it, and the next `\(` of the same string.
  case interpolationNext
  /// `)` and the rest of its string.
  case interpolationClose
  case regex
  /// A run of operator characters.
  case symbol
  case equal
  case arrow
  case dot
  case comma
  case colon
  /// `::`, which separates a module from a name in it.
  case doubleColon
  case semicolon
  case at
  case backslash
  case openParen
  case closeParen
  case openBracket
  case closeBracket
  case openBrace
  case closeBrace
  /// `#name`.
  case pound
  case poundIf
  case poundElseif
  case poundElse
  case poundEndif
  case other
}

/// One token; its text is between two byte offsets of the file.
struct Token {
  var kind: TokenKind = .endOfFile
  var keyword: Keyword = .none
  /// Whether a line break is before the token; true for the first token.
  var afterNewline = true
  /// Whether white space or a comment is before the token; true for the first token.
  var afterSpace = true
  /// Whether the name starts with an upper-case letter, underscores apart, as types do.
  var isCapitalized = false
  /// Whether the identifier stands between backticks.
  var isQuoted = false
  var start: UInt32 = 0
  var end: UInt32 = 0
}

extension TokenKind {
  /// Whether an operator after a token must be infix or postfix, because a value ends with it.
  static func endsValue(_ kind: TokenKind, _ keyword: Keyword) -> Bool {
    switch kind {
    case .identifier: !keyword.startsExpression
    case .number, .string, .interpolationClose, .regex, .closeParen, .closeBracket, .closeBrace,
      .pound, .poundElse, .poundEndif:
      true
    default: false
    }
  }
}
