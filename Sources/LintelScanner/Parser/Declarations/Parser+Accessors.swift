extension Parser {
  /// Notes what the brace before the current token says of the variable that it belongs to.
  ///
  /// - Returns: whether it holds accessors rather than code.
  mutating func noteAccessors(of variable: Frame) -> Bool {
    guard variable.binding >= 0 ? variable.bindingKind == .variable : variable.local >= 0 else {
      return false
    }
    let word = accessorWord()
    let isObserver = word == .observer
    guard variable.binding >= 0 else { return word != .none }
    if extents[Int(variable.binding)].valueStart != 0 { return isObserver }
    if !isObserver { extents.base[Int(variable.binding)].traits.insert(.computed) }
    return word != .none
  }

  /// Whether a brace belongs to a variable that has no value, so that it holds the code of a
  /// getter.
  mutating func isGetter(of variable: Frame) -> Bool {
    if variable.binding >= 0 { return extents[Int(variable.binding)].valueStart == 0 }
    guard variable.local >= 0, variable.isInLocalBinding else { return false }
    let local = locals[Int(variable.local)]
    return local.kind == .variable && local.valueStart == 0
  }

  enum AccessorWord {
    case none, getterOrSetter, observer
  }

  /// What the current token, the first in its braces, is the name of.
  mutating func accessorWord() -> AccessorWord {
    let saved = lexer
    while lexer.token.kind == .at {
      lexer.advance()
      lexer.advance()
      if !lexer.token.afterSpace { skipShortArguments() }
    }
    var ahead = lexer
    lexer = saved
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

  /// Leaves out `mutate`, which comes after `borrow`, and `read` and `modify`, which no released
  /// compiler takes for accessors: before a brace they are functions, as in `read { $0.count }`.
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

  private mutating func ownsAccessors(_ declaration: Int32) -> Bool {
    guard declaration >= 0 else { return false }
    let kind = declarations[Int(declaration)].kind
    return kind == .variable || kind == .subscript
  }

  /// Reads the name of an accessor, its parameter or its effects; the code follows.
  mutating func parseAccessor() {
    pending.clear()
    let isThrowing = lexer.token.keyword == .throws
    let isGetter =
      lexer.text.elementsEqual("get".utf8)
      || frame.pointee.isInHeader && frame.pointee.isGetterHeader
    lexer.advance()
    if isThrowing {
      // The accessors of a variable of code belong to no declaration.
      if ownsAccessors(frame.pointee.owner) {
        parseThrownType(of: frame.pointee.owner)
      } else {
        parseThrownType(depth: 0)
      }
    } else if lexer.token.kind == .openParen {
      skipBalanced()
    }
    beginHeader()
    frame.pointee.isGetterHeader = isGetter
  }
}
