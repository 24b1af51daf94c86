import LintelVocabulary

extension Parser {
  /// Reads a modifier with its argument, as in `private(set)`.
  ///
  /// - Returns: false, with nothing read, if the word is a plain name here.
  mutating func parseModifier() -> Bool {
    let token = tokens.token
    if token.keyword.isContextualModifier, !mayStartDeclaration() || !isModifier() {
      return false
    }
    beginPending()
    tokens.advance()
    var isForSetter = false
    if tokens.at(.openParen), !tokens.afterNewline {
      let argument = tokens.peek().keyword
      switch argument {
      case .set, .safe, .unsafe:
        isForSetter = argument == .set
        tokens.skipBalanced()
      default:
        if token.keyword.takesAnyArgument { tokens.skipBalanced() }
      }
    }
    if let access = AccessLevel(token.keyword) {
      if !isForSetter { pending.access = access }
    } else {
      pending.modifiers.insert(Modifiers(token.keyword))
    }
    return true
  }

  private mutating func isModifier() -> Bool {
    tokens.isModifier(isInTypeBody: frame.isTypeBody, isInBraces: frame.isBraced)
  }

  /// Whether a declaration can begin at the current token: after `{` or `;`, but not in `a + open`.
  private mutating func mayStartDeclaration() -> Bool {
    if pending.isActive { return true }
    if tokens.afterNewline { return beginsStatement() }
    switch tokens.previousKind {
    case .openBrace, .closeBrace, .semicolon: return true
    case .colon: return frame.braces.labelEnd == tokens.previousEnd
    default: return false
    }
  }

  /// Reads `class` as a modifier, as in `class func`.
  ///
  /// - Returns: false, with nothing read, if it declares a class.
  mutating func parseClassModifier() -> Bool {
    guard tokens.isClassModifier() else { return false }
    beginPending()
    pending.modifiers.insert(Modifiers(.class))
    tokens.advance()
    return true
  }
}

extension AccessLevel {
  /// Creates the access level that `keyword` names, or `nil`.
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
