/// What a token is.
enum TokenKind: UInt8, BitwiseCopyable {
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
  fileprivate(set) var mark: TokenMark
  var start: UInt32 = 0
  var end: UInt32 = 0

  /// Begins a token after white space as told.
  @inline(__always)
  init(afterNewline: Bool = true, afterSpace: Bool = true) {
    mark = TokenMark(afterNewline: afterNewline, afterSpace: afterSpace)
  }

  var kind: TokenKind {
    @inline(__always) get { mark.kind }
    @inline(__always) set { mark.kind = newValue }
  }

  var keyword: Keyword {
    @inline(__always) get { mark.keyword }
    @inline(__always) set { mark.keyword = newValue }
  }

  /// Whether a line break is before the token; true for the first token.
  var afterNewline: Bool {
    @inline(__always) get { mark[.newline] }
    @inline(__always) set { mark[.newline] = newValue }
  }

  /// Whether white space or a comment is before the token; true for the first token.
  var afterSpace: Bool {
    @inline(__always) get { mark[.space] }
    @inline(__always) set { mark[.space] = newValue }
  }

  /// Whether the name starts with an upper-case letter, underscores apart, as types do.
  var isCapitalized: Bool {
    @inline(__always) get { mark[.capital] }
    @inline(__always) set { mark[.capital] = newValue }
  }

  /// Whether the identifier stands between backticks.
  var isQuoted: Bool {
    @inline(__always) get { mark[.quotes] }
    @inline(__always) set { mark[.quotes] = newValue }
  }
}

/// What a token is: its kind, keyword and flags in one word.
///
/// A word that is written in pieces cannot be read whole until the processor has put them together,
/// which took a tenth of the lexer's time.
struct TokenMark: BitwiseCopyable {
  enum Flag: UInt32 {
    case newline = 0x1_0000
    case space = 0x2_0000
    case capital = 0x4_0000
    case quotes = 0x8_0000
  }

  private var word: UInt32

  @inline(__always)
  fileprivate init(afterNewline: Bool, afterSpace: Bool) {
    word = (afterNewline ? Flag.newline.rawValue : 0) | (afterSpace ? Flag.space.rawValue : 0)
  }

  var kind: TokenKind {
    @inline(__always) get { unsafeBitCast(UInt8(truncatingIfNeeded: word), to: TokenKind.self) }
    @inline(__always) set { word = word & ~0xff | UInt32(newValue.rawValue) }
  }

  var keyword: Keyword {
    @inline(__always) get {
      unsafeBitCast(UInt8(truncatingIfNeeded: word &>> 8), to: Keyword.self)
    }
    @inline(__always) set { word = word & ~0xff00 | UInt32(newValue.rawValue) &<< 8 }
  }

  subscript(flag: Flag) -> Bool {
    @inline(__always) get { word & flag.rawValue != 0 }
    @inline(__always) set { word = word & ~flag.rawValue | (newValue ? flag.rawValue : 0) }
  }
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

extension TokenKind {
  /// What closes the bracket that a token opens; of any other token, itself.
  var closer: TokenKind {
    switch self {
    case .openParen: .closeParen
    case .openBracket: .closeBracket
    case .openBrace: .closeBrace
    case .interpolationOpen: .interpolationClose
    default: self
    }
  }
}
