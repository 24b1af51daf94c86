extension Lexer {
  /// Creates a lexer that is at the first token of a file.
  ///
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
    hasSmallTypes = !openStrings.memory.pointee.smallTypes.isEmpty
    token.kind = .semicolon
    skipFileStart()
    advance()
    // The start of the file counts as a line break.
    token.afterNewline = true
    token.afterSpace = true
  }

  /// Moves to the next token.
  mutating func advance() {
    previousEnd = token.end
    previousMark = token.mark
    // Most tokens touch the token before, or are one space away from it.
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
    case .latin, .nonASCII: lexNonASCII()
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

  /// Removes the first byte of an operator, because in types `>>?` is three tokens.
  mutating func splitSymbol() {
    let rest = base + Int(token.start) + 1
    guard offset(rest) < token.end else { return advance() }
    previousEnd = token.start + 1
    previousKind = .symbol
    token.start += 1
    token.afterSpace = false
    token.afterNewline = false
    let length = token.end - token.start
    if length == 1, rest.pointee == UInt8(ascii: "=") {
      token.kind = .equal
    } else if length == 2, rest.pointee == UInt8(ascii: "-"), rest[1] == UInt8(ascii: ">") {
      token.kind = .arrow
    }
  }
}
