extension Parser {
  /// Starts to collect attributes and modifiers, unless that is under way.
  mutating func beginPending() {
    guard !pending.isActive else { return }
    pending.isActive = true
    pending.start = lexer.token.start
    pending.firstAttribute = attributes.count
    pending.firstReference = references.count
  }

  /// Reads a modifier with its argument, as in `private(set)`.
  ///
  /// - Returns: false, with nothing read, if the word is a plain name here.
  mutating func parseModifier() -> Bool {
    let token = lexer.token
    if token.keyword.isContextualModifier, !mayStartDeclaration() || !isBeforeDeclaration() {
      return false
    }
    beginPending()
    lexer.advance()
    var isForSetter = false
    if lexer.token.kind == .openParen, !lexer.token.afterNewline {
      var ahead = lexer
      ahead.advance()
      switch ahead.token.keyword {
      case .set, .safe, .unsafe:
        isForSetter = ahead.token.keyword == .set
        skipBalanced()
      default:
        if token.keyword == .nonisolated { skipBalanced() }
      }
    }
    if let access = AccessLevel(token.keyword) {
      if !isForSetter { pending.access = access }
    } else {
      pending.modifiers.insert(Modifiers(token.keyword))
    }
    return true
  }

  /// Whether the current token stands where a declaration can start.
  private mutating func mayStartDeclaration() -> Bool {
    if pending.isActive { return true }
    if lexer.token.afterNewline { return beginsStatement() }
    switch lexer.previousKind {
    case .openBrace, .closeBrace, .semicolon: return true
    case .colon: return frame.pointee.labelEnd == lexer.previousEnd
    default: return false
    }
  }

  /// Whether what follows the current word makes it a modifier: among members any name or
  /// attribute, elsewhere a declaration, or the use of a macro, with nothing but modifiers before
  /// it.
  private mutating func isBeforeDeclaration() -> Bool {
    let saved = lexer
    defer { lexer = saved }
    // No declaration has more modifiers; the bound keeps many in a row from being read again for
    // each.
    for _ in 0..<16 {
      let modifier = lexer.token.keyword
      lexer.advance()
      if lexer.token.kind == .openParen, !skipModifierArgument(of: modifier) { return false }
      if frame.pointee.isTypeBody { return mayBePartOfMember() }
      switch lexer.token.kind {
      case .pound: return true
      case .identifier where !lexer.token.keyword.isModifier: return startsDeclaration()
      case .identifier: break
      default: return false
      }
    }
    return false
  }

  /// Moves past the argument of a modifier, in a word such as `nonisolated(unsafe)`.
  ///
  /// - Returns: false if the parenthesis can be none.
  private mutating func skipModifierArgument(of modifier: Keyword) -> Bool {
    lexer.advance()
    switch lexer.token.keyword {
    case .set, .safe, .unsafe: break
    default: guard modifier == .nonisolated else { return false }
    }
    lexer.advance()
    if lexer.token.kind == .closeParen { lexer.advance() }
    return true
  }

  private mutating func mayBePartOfMember() -> Bool {
    switch lexer.token.kind {
    case .at, .pound, .poundIf, .poundElse, .poundElseif, .poundEndif: return true
    case .identifier:
      return lexer.token.keyword != .as && lexer.token.keyword != .is && lexer.token.keyword != .in
    default: return false
    }
  }

  /// Reads `@name` with its arguments before a declaration, a statement or a closure's parameters.
  mutating func parseAttribute() {
    beginPending()
    lexer.advance()
    guard lexer.token.kind == .identifier, !lexer.token.afterSpace else { return }
    let start = lexer.token.start
    let isCustom = lexer.token.isCapitalized
    let first = references.count
    if isCustom {
      parseNamedType(.attribute, depth: 0)
    } else {
      lexer.advance()
      while lexer.token.kind == .dot {
        lexer.advance()
        if lexer.token.kind == .identifier { parseNamedType(.attribute, depth: 0) }
      }
    }
    attributes.append(
      AttributeFact(
        name: intern(from: start, to: lexer.previousEnd), offset: start, owner: -1))
    guard lexer.token.kind == .openParen, !lexer.token.afterSpace else { return }
    // What stands in parentheses is code for wrappers and macros, and no code for the compiler's
    // own attributes.
    if isCustom {
      openAttributeArguments(of: lastName(from: first))
    } else {
      skipBalanced()
    }
  }
}

extension Parser {
  /// The last part of the path of an attribute whose facts begin at `first`, or -1; generic
  /// arguments come after the parts that they belong to.
  private mutating func lastName(from first: Int) -> Int32 {
    var last: Int32 = -1
    for position in first..<references.count where references[position].kind == .attribute {
      last = Int32(position)
    }
    return last
  }
}

extension AccessLevel {
  /// The access level that `keyword` writes, or `nil`.
  init?(_ keyword: Keyword) {
    switch keyword {
    case .private: self = .private
    case .fileprivate: self = .fileprivate
    case .internal: self = .internal
    case .package: self = .package
    case .public: self = .public
    case .open: self = .open
    default: return nil
    }
  }
}
