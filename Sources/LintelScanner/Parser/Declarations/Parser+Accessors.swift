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
    let kind = isGetter ? Frame.Header.Kind.getter : valueKindOfAccessor()
    var name: Token?
    tokens.advance()
    if isThrowing {
      // The accessors of a variable of code belong to no declaration.
      if ownsAccessors(frame.pointee.owner) {
        types.parseThrownType(of: frame.pointee.owner, by: owner)
      } else {
        types.parseThrownType(of: -1, by: owner)
      }
    } else if tokens.at(.openParen) {
      if kind != .statement { name = tokens.peek() }
      tokens.skipBalanced()
    }
    beginHeader()
    if let name {
      // A module interface has no blocks.
      if name.kind == .identifier, tokens.at(.openBrace) {
        declareAccessorValue(name, in: frame.pointee)
      }
    } else {
      frame.pointee.header.kind = kind
    }
  }

  /// What the accessor at the current word is given.
  private mutating func valueKindOfAccessor() -> Frame.Header.Kind {
    let text = tokens.text
    if text.elementsEqual("set".utf8) || text.elementsEqual("willSet".utf8) { return .setter }
    return text.elementsEqual("didSet".utf8) ? .observer : .statement
  }

  /// Declares what an accessor is given, by the name that it is written with.
  private mutating func declareAccessorValue(_ name: Token, in accessors: Frame) {
    let local = declareLocal(.accessorValue, name)
    frame.pointee.local = -1
    if local >= 0 { noteAccessedVariable(of: Int(local), in: accessors) }
  }

  /// Declares what an accessor is given that has no name for it, and whose block begins at `brace`.
  mutating func declareImplicitAccessorValue(in accessors: Frame, at brace: UInt32) {
    let name =
      accessors.header.kind == .setter
      ? writer.intern(implicit: "newValue                ", length: 8)
      : writer.intern(implicit: "oldValue                ", length: 8)
    let local = facts.locals.count
    openLocals.append(Int32(local))
    facts.locals.append(
      LocalFact(
        name: name, offset: brace, owner: owner, condition: facts.condition, kind: .accessorValue))
    noteAccessedVariable(of: local, in: accessors)
  }

  /// Notes what the type of a variable of code says, and its value, of what its accessors are given.
  private mutating func noteAccessedVariable(of local: Int, in accessors: Frame) {
    guard accessors.accessedLocal >= 0 else { return }
    let variable = facts.locals[Int(accessors.accessedLocal)]
    facts.locals.base[local].typeStart = variable.typeStart
    facts.locals.base[local].valueStart = variable.valueStart
    facts.locals.base[local].value = variable.value
  }

  private mutating func ownsAccessors(_ declaration: Int32) -> Bool {
    guard declaration >= 0 else { return false }
    let kind = facts.declarations[Int(declaration)].kind
    return kind == .variable || kind == .subscript
  }
}
