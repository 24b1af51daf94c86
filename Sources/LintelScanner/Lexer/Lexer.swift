/// Turns bytes into tokens, one at a time.
///
/// A plain value: the parser looks ahead by keeping a copy and going back to it. Interpolations are
/// flat: the lexer remembers which strings it is inside of and goes on with their text after the
/// closing parenthesis, so neither it nor the parser recurses into them.
///
/// As in ``Parser``, every method that is not inlined is `mutating`.
struct Lexer {
  let base: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  var cursor: UnsafePointer<UInt8>
  var token = Token()
  /// Where the token before the current one ends.
  var previousEnd: UInt32 = 0
  /// What the token before the current one is; before the first, a semicolon.
  private var previousMark = Token().mark

  /// Up to where no placeholder is closed, and no extended regular expression: found out once, so
  /// that openers without end are not searched for again and again.
  var noPlaceholderBefore: UnsafePointer<UInt8>
  var noRegexBefore: UnsafePointer<UInt8>
  /// Up to where no plain regular expression can start, for the same reason.
  var noPlainRegexBefore: UnsafePointer<UInt8>

  /// Strings whose interpolation is being read, innermost last.
  var openStrings: OpenStrings

  let classes: UnsafePointer<ByteClass>
  let continuesIdentifier: UnsafePointer<Bool>
  let keywords: KeywordTable

  /// - Parameter base: `count` bytes of source, then ``SourceBuffer/padding`` zero bytes.
  init(base: UnsafePointer<UInt8>, count: Int, openStrings: OpenStrings) {
    self.base = base
    end = base + count
    cursor = base
    noPlaceholderBefore = base
    noRegexBefore = base
    noPlainRegexBefore = base
    self.openStrings = openStrings
    classes = ByteTables.shared.classes
    continuesIdentifier = ByteTables.shared.continuesIdentifier
    keywords = KeywordTable.shared
    token.kind = .semicolon
    skipFileStart()
    advance()
    // The start of the file is as good as a line break.
    token.afterNewline = true
    token.afterSpace = true
  }

  var previousKind: TokenKind {
    @inline(__always) get { previousMark.kind }
    @inline(__always) set { previousMark.kind = newValue }
  }

  var previousKeyword: Keyword {
    @inline(__always) get { previousMark.keyword }
    @inline(__always) set { previousMark.keyword = newValue }
  }

  @inline(__always)
  func offset(_ pointer: UnsafePointer<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: pointer - base)
  }

  /// The bytes of the current token.
  var text: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base + Int(token.start), count: Int(token.end - token.start))
  }

  /// Moves to the next token.
  mutating func advance() {
    previousEnd = token.end
    previousMark = token.mark
    // Most tokens touch the one before, or are one space away from it.
    if classes[Int(cursor.pointee)].isOrdinary {
      token = Token(afterNewline: false, afterSpace: false)
    } else if cursor.pointee == 0x20, classes[Int(cursor[1])].isOrdinary {
      cursor += 1
      token = Token(afterNewline: false, afterSpace: true)
    } else {
      skipTrivia()
    }
    let start = cursor
    token.start = offset(start)
    switch classes[Int(start.pointee)] {
    case .identifier: lexIdentifier()
    case .digit: lexNumber()
    case .symbol: lexSymbol()
    case .nonASCII: lexNonASCII()
    case .quote: lexString(hashes: 0)
    case .backtick: lexQuotedIdentifier()
    case .pound: lexPound()
    case .dot: lexDot()
    case .slash:
      if mayStartRegex(), lexRegex(hashes: 0) { break }
      lexSymbol()
    case .openParen:
      single(.openParen)
      openStrings.parenDepth &+= 1
    case .closeParen:
      if openStrings.parenDepth == 0, openStrings.isInside {
        resumeString()
      } else {
        openStrings.parenDepth &-= 1
        if openStrings.parenDepth < 0 { openStrings.parenDepth = 0 }
        single(.closeParen)
      }
    case .openBracket: single(.openBracket)
    case .closeBracket: single(.closeBracket)
    case .openBrace: single(.openBrace)
    case .closeBrace: single(.closeBrace)
    case .comma: single(.comma)
    case .colon:
      single(.colon)
      if cursor.pointee == UInt8(ascii: ":") { single(.doubleColon) }
    case .semicolon: single(.semicolon)
    case .at: single(.at)
    case .backslash: single(.backslash)
    case .blank, .newline: token.kind = .endOfFile
    case .other: single(.other)
    }
    token.end = offset(cursor)
  }

  @inline(__always)
  mutating func single(_ kind: TokenKind) {
    cursor += 1
    token.kind = kind
  }

  /// Whether the line, or the file, ends at `pointer`.
  @inline(__always)
  func isLineEnd(_ pointer: UnsafePointer<UInt8>) -> Bool {
    let byte = pointer.pointee
    return byte == 10 || byte == 13 || (byte == 0 && pointer >= end)
  }

  /// The scalar at `pointer` and its length; an invalid byte is a scalar of its own.
  mutating func decodeScalar(_ pointer: UnsafePointer<UInt8>) -> (UInt32, Int) {
    let first = UInt32(pointer.pointee)
    let length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1
    guard length > 1 else { return (first, 1) }
    var scalar = first & (0x7f >> UInt32(length))
    for index in 1..<length {
      let byte = UInt32(pointer[index])
      guard byte & 0xc0 == 0x80 else { return (first, 1) }
      scalar = scalar << 6 | (byte & 0x3f)
    }
    return (scalar, length)
  }
}
