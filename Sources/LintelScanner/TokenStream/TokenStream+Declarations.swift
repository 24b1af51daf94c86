extension TokenStream {
  enum AccessorWord {
    case none, getterOrSetter, observer
  }

  /// Returns the kind of accessor that the current token, the first in its braces, names:
  /// `get { … }` and `willSet { … }` are accessors, `get()` is code.
  mutating func accessorWord() -> AccessorWord {
    let saved = position
    while at(.at) {
      advance()
      advance()
      if !afterSpace { skipShortArguments() }
    }
    var ahead = lexer
    move(to: saved)
    guard ahead.token.kind == .identifier else { return .none }
    let name = ahead.text
    ahead.advance()
    let next = ahead.token.kind
    if isObserverName(name) { return next == .openBrace || next == .openParen ? .observer : .none }
    guard isAccessorName(name) else { return .none }
    switch next {
    // `set in` begins a closure.
    case .identifier where ahead.token.keyword == .in: return .none
    case .openBrace, .closeBrace, .identifier, .at, .poundIf, .poundElse, .poundEndif:
      return .getterOrSetter
    case .openParen where name.elementsEqual("set".utf8) || name.elementsEqual("init".utf8):
      return .getterOrSetter
    default: return .none
    }
  }

  private mutating func isObserverName(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.elementsEqual("willSet".utf8) || name.elementsEqual("didSet".utf8)
  }

  /// Whether an accessor other than an observer can begin with `name`: `get`, `mutating get`.
  ///
  /// `mutate` is not needed here, because it comes after `borrow`. `read` and `modify` are not
  /// accessors for any released compiler: before a brace they are functions, as in
  /// `read { $0.count }`.
  private mutating func isAccessorName(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    switch name.count {
    case 3: name.elementsEqual("get".utf8) || name.elementsEqual("set".utf8)
    case 4: name.elementsEqual("init".utf8)
    case 5: name.elementsEqual("_read".utf8)
    case 6: name.elementsEqual("borrow".utf8)
    case 7: name.elementsEqual("_modify".utf8)
    case 8: name.elementsEqual("mutating".utf8) || name.elementsEqual("yielding".utf8)
    case 9: name.elementsEqual("borrowing".utf8) || name.elementsEqual("consuming".utf8)
    case 11:
      name.elementsEqual("nonmutating".utf8) || name.elementsEqual("nonisolated".utf8)
        || name.elementsEqual("__consuming".utf8)
    case 13: name.elementsEqual("unsafeAddress".utf8)
    case 20: name.elementsEqual("unsafeMutableAddress".utf8)
    default: false
    }
  }

  /// Whether the tokens after the current word make it a modifier. Among members, it is a modifier
  /// before any name or attribute; elsewhere, only before a declaration or the use of a macro, with
  /// nothing but modifiers in between: `open class A`, but not `open(file)`.
  ///
  /// - Parameters:
  ///   - isInTypeBody: whether members are declared here.
  ///   - isInBraces: whether the word is not part of an expression.
  mutating func isModifier(isInTypeBody: Bool, isInBraces: Bool) -> Bool {
    let saved = position
    defer { move(to: saved) }
    // No declaration has more modifiers. The limit prevents quadratic time for many modifiers in a
    // row.
    for _ in 0..<16 {
      let modifier = token.keyword
      advance()
      if at(.openParen), !skipModifierArgument(of: modifier) { return false }
      if isInTypeBody { return mayBePartOfMember() }
      switch token.kind {
      case .pound: return true
      case .identifier where !token.keyword.isModifier:
        return startsDeclaration(isInBraces: isInBraces)
      case .identifier: break
      default: return false
      }
    }
    return false
  }

  /// Moves past the argument of a modifier, such as `(unsafe)` of `nonisolated(unsafe)`.
  ///
  /// - Returns: false if the parentheses cannot be an argument of the modifier.
  private mutating func skipModifierArgument(of modifier: Keyword) -> Bool {
    advance()
    switch token.keyword {
    case .set, .safe, .unsafe: break
    default: guard modifier.takesAnyArgument else { return false }
    }
    advance()
    eat(.closeParen)
    return true
  }

  private mutating func mayBePartOfMember() -> Bool {
    switch token.kind {
    case .at, .pound, .poundIf, .poundElse, .poundElseif, .poundEndif: return true
    case .identifier: return !at(.as) && !at(.is) && !at(.in)
    default: return false
    }
  }

  /// Whether the current word, after a modifier, begins a declaration.
  private mutating func startsDeclaration(isInBraces: Bool) -> Bool {
    switch token.keyword {
    case .class, .struct, .enum, .protocol, .extension, .typealias, .func, .var, .let, .operator:
      true
    case .import: isInBraces
    case .actor, .macro, .precedencegroup: nextTokenIsName()
    default: false
    }
  }

  /// Whether the current token, the word `class`, is a modifier, as in `class func`.
  mutating func isClassModifier() -> Bool {
    let next = peek()
    switch next.keyword {
    case .func, .var, .let, .subscript, .`init`: return true
    default: return next.keyword.isModifier || next.kind == .at
    }
  }
}
