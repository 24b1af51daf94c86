extension TokenStream {
  /// Whether a value may begin at the current token. A closing bracket, a comma or a declaration on
  /// the next line shows that the value is missing: `let a =` before a line `func f()`.
  mutating func startsValue() -> Bool {
    switch token.kind {
    case .closeParen, .closeBracket, .closeBrace, .interpolationNext, .interpolationClose, .comma,
      .semicolon, .endOfFile, .poundIf, .poundElseif, .poundElse, .poundEndif:
      false
    default: !(afterNewline && token.keyword.declares)
    }
  }

  /// Returns the kind of the value at the current token, as its beginning shows it.
  ///
  /// - Parameter isInHeader: whether a brace here opens the block of a statement.
  mutating func valueKind(isInHeader: Bool) -> ValueKind {
    switch token.kind {
    case .identifier:
      switch token.keyword {
      case .selfValue where isWholeSelf(isInHeader: isInHeader): .selfValue
      case .selfType where isCalled(): .reference
      case .selfValue, .selfType, .super: isBeforeMembers() ? .reference : .other
      case .none: isWildcard(token) || isBeforeSelf() ? .other : .reference
      case .true, .false: .boolean
      case .any, .some, .unsafe: isBeforeType() ? .other : .reference
      default: token.keyword.isReserved ? .other : .reference
      }
    case .dot: .reference
    case .string: literalGoesOn(asText: true) ? .other : .string
    case .interpolationOpen: .string
    case .number: literalGoesOn(asText: false) ? .other : isFraction() ? .fraction : .number
    case .openBracket: holdsPath(isInHeader: isInHeader) ? .collectionOfPaths : .collection
    case .openBrace: .closure
    case .openParen: .group
    default: .other
    }
  }

  /// Whether the current token, a literal, is only the beginning of a value, so that the value may
  /// have another type: `1.description`, `2 as Double`.
  ///
  /// - Parameter isText: whether the literal is a string. A sum of strings is a string as well.
  private mutating func literalGoesOn(asText isText: Bool) -> Bool {
    let next = peek()
    switch next.kind {
    case .dot: return true
    case .symbol:
      // At the start of a line, an operator without a blank after it is a prefix operator of the
      // next statement.
      let isInfix =
        !next.afterNewline
        || [.blank, .newline].contains(lexer.classes[Int(byte(at: next.end))])
      return isInfix && !(isText && byte(at: next.start) == UInt8(ascii: "+"))
    case .openBracket: return !next.afterNewline
    case .identifier: return next.keyword == .as || next.keyword == .is
    default: return false
    }
  }

  /// Whether the value ends with the current token, a literal: `return 1`, but not `return 1 + a`.
  mutating func endsValue() -> Bool {
    let next = peek()
    switch next.kind {
    case .dot, .symbol: return false
    case .openParen, .openBracket: return next.afterNewline
    case .identifier: return next.keyword != .as && next.keyword != .is
    default: return true
    }
  }

  /// Whether the current token, a number, has a fraction or an exponent: `2.5`, `1e3`, `0x1p4`.
  mutating func isFraction() -> Bool {
    let token = token
    let isHex = token.end - token.start > 1 && byte(at: token.start + 1) | 0x20 == UInt8(ascii: "x")
    let exponent = isHex ? UInt8(ascii: "p") : UInt8(ascii: "e")
    for position in token.start..<token.end {
      let byte = byte(at: position)
      if byte == UInt8(ascii: ".") || byte | 0x20 == exponent { return true }
    }
    return false
  }

  /// Returns the kind of the current literal if it is a whole argument, so that a closing bracket
  /// or a comma follows: `f(1, "a")`.
  mutating func wholeLiteral() -> ArgumentLiteral? {
    let literal: ArgumentLiteral
    switch token.kind {
    case .string: literal = .string
    case .number: literal = .number
    case .identifier where token.keyword == .true || token.keyword == .false: literal = .boolean
    default: return nil
    }
    switch peek().kind {
    case .closeParen, .closeBracket, .comma: return literal
    default: return nil
    }
  }

  /// Whether a path starts at the current token: `a.b`, `.a`.
  mutating func startsPath(isInHeader: Bool) -> Bool {
    (at(.identifier) || at(.dot)) && valueKind(isInHeader: isInHeader) == .reference
  }

  /// Whether a member or a subscript of the current word, such as `self`, follows: `self.name`,
  /// `self?.name`, `self[0]`.
  private mutating func isBeforeMembers() -> Bool {
    var ahead = lexer
    ahead.advance()
    var isUnwrapped = true
    if ahead.token.kind == .symbol, !ahead.token.afterSpace {
      isUnwrapped = isText(of: ahead.token, "?") || isText(of: ahead.token, "!")
      ahead.advance()
    }
    if ahead.token.kind == .openBracket { return isUnwrapped && !ahead.token.afterNewline }
    return ahead.token.kind == .dot
  }

  /// Whether the current name is the word `consume` or `copy` before `self`, which begins no path.
  private mutating func isBeforeSelf() -> Bool {
    let length = token.end - token.start
    // The first letter rules out most names, without looking ahead.
    guard lexer.base[Int(token.start)] == UInt8(ascii: "c"), length == 4 || length == 7 else {
      return false
    }
    let next = peek()
    return next.kind == .identifier && next.keyword == .selfValue && !next.afterNewline
  }

  /// Whether `any` or `some` stands before a type, or `unsafe` before brackets: `any P`,
  /// `unsafe (a)`.
  private mutating func isBeforeType() -> Bool {
    let next = peek()
    guard next.afterSpace, !next.afterNewline else { return false }
    switch next.kind {
    case .openParen, .openBracket: return true
    case .identifier: return !at(.unsafe) && next.keyword.mayNameType
    default: return false
    }
  }

  /// Whether the current token, which may be a name, begins a declaration, `actor Store`, or is the
  /// label of a statement, `outer: for`.
  mutating func beginsWithoutPath() -> Bool {
    guard at(.identifier) else { return false }
    switch token.keyword {
    case .none: return isBeforeColon()
    case .unsafe: return false
    default:
      let next = peek()
      return next.kind == .identifier && !next.afterNewline
    }
  }

  /// Whether a path follows the bracket at the current token: `[name]`.
  private mutating func holdsPath(isInHeader: Bool) -> Bool {
    let saved = position
    advance()
    let holdsPath = startsPath(isInHeader: isInHeader)
    move(to: saved)
    return holdsPath
  }

  /// Whether the current token, `self`, is a whole value: `f(self)`, but not `self.a`.
  private mutating func isWholeSelf(isInHeader: Bool) -> Bool {
    let next = peek()
    if next.afterNewline, next.kind != .dot, next.kind != .symbol { return true }
    switch next.kind {
    case .closeParen, .closeBracket, .closeBrace, .comma, .semicolon, .endOfFile: return true
    // `switch self {`
    case .openBrace: return isInHeader
    case .identifier: return next.keyword == .else || next.keyword == .where
    default: return false
    }
  }

  /// Whether one space and the beginning of a value follow the current word: `unsafe .shared`.
  mutating func isBeforeValue() -> Bool {
    guard let byte = byteAfterSpace else { return false }
    return lexer.continuesIdentifier[Int(byte)] || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[")
  }

  /// Whether the brace at the current token, after a name in the header of a statement, opens a
  /// closure that ends on its line, after which the header goes on:
  /// `if list.filter { $0 }.isEmpty {`.
  mutating func isClosureOnLine() -> Bool {
    var ahead = lexer
    var depth = 0
    for _ in 0..<64 {
      switch ahead.token.kind {
      case .openBrace, .openParen, .openBracket: depth += 1
      case .closeBrace, .closeParen, .closeBracket: depth -= 1
      case .endOfFile: return false
      default: break
      }
      ahead.advance()
      guard !ahead.token.afterNewline else { return false }
      guard depth > 0 else { break }
    }
    switch ahead.token.kind {
    case .openBrace, .comma, .dot, .openParen, .openBracket, .equal, .colon, .symbol: return true
    case .identifier:
      let keyword = ahead.token.keyword
      return keyword == .where || keyword == .is || keyword == .as
    default: return false
    }
  }
}
