extension Parser {
  /// Notes what the brace before the current token says of the variable that it belongs to.
  ///
  /// - Returns: whether it holds accessors rather than code.
  mutating func noteAccessors(of variable: Frame) -> Bool {
    guard variable.binding >= 0 ? variable.bindingKind == .variable : variable.local >= 0 else {
      return false
    }
    let word = tokens.accessorWord()
    let isObserver = word == .observer
    guard variable.binding >= 0 else { return word != .none }
    if facts.extents[Int(variable.binding)].valueStart != 0 { return isObserver }
    if !isObserver { facts.extents.base[Int(variable.binding)].traits.insert(.computed) }
    return word != .none
  }

  /// Whether a brace belongs to a variable that has no value, so that it holds the code of a
  /// getter.
  mutating func isGetter(of variable: Frame) -> Bool {
    if variable.binding >= 0 { return facts.extents[Int(variable.binding)].valueStart == 0 }
    guard variable.local >= 0, variable.names == .local else { return false }
    let local = facts.locals[Int(variable.local)]
    return local.kind == .variable && local.valueStart == 0
  }

  /// Reads the name of an accessor, its parameter or its effects; the code follows.
  mutating func parseAccessor() {
    pending.clear()
    let isThrowing = tokens.at(.throws)
    let isGetter =
      tokens.text.elementsEqual("get".utf8)
      || frame.pointee.isInHeader && frame.pointee.header.kind == .getter
    tokens.advance()
    if isThrowing {
      // The accessors of a variable of code belong to no declaration.
      if ownsAccessors(frame.pointee.owner) {
        types.parseThrownType(of: frame.pointee.owner, by: owner)
      } else {
        types.parseThrownType(of: -1, by: owner)
      }
    } else if tokens.at(.openParen) {
      tokens.skipBalanced()
    }
    beginHeader()
    if isGetter { frame.pointee.header.kind = .getter }
  }

  private mutating func ownsAccessors(_ declaration: Int32) -> Bool {
    guard declaration >= 0 else { return false }
    let kind = facts.declarations[Int(declaration)].kind
    return kind == .variable || kind == .subscript
  }
}
