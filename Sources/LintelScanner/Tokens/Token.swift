/// The kind of a token.
enum TokenKind: UInt8, BitwiseCopyable {
  case endOfFile
  /// An identifier or keyword, which ``Token/keyword`` distinguishes.
  case identifier
  case number
  /// A whole string without interpolation.
  case string
  /// The start of a string, up to the end of its first `\(`.
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
  /// `::`, which separates a module from a name in it: `M::T`.
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

  /// Creates a token with the given white space before it.
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

  /// Whether the name begins with an upper-case letter, as type names do; underscores before it are
  /// ignored: `_Row`.
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

/// The kind, keyword and flags of a token in one word.
///
/// Separate properties took a tenth of the lexer's time: the processor must combine a word that was
/// written in pieces before it can be read whole.
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
  /// Whether a value ends with a token, so that an operator after it must be infix or postfix: `a`
  /// in `a - b`.
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
  /// The kind of the bracket that closes this one; the kind itself if it does not open a bracket.
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
