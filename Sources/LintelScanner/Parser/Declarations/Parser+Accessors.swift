extension Parser {
  /// Records whether the brace before the current token makes `variable` computed:
  /// `var a: Int { get { 1 } }`.
  ///
  /// - Returns: whether the braces contain accessors rather than code.
  mutating func noteAccessors(of variable: Frame) -> Bool {
    guard variable.binding >= 0 ? variable.bindingList.kind == .variable : variable.local >= 0
    else {
      return false
    }
    let word = tokens.accessorWord()
    let isObserver = word == .observer
    guard variable.binding >= 0 else { return word != .none }
    if facts.extents[Int(variable.binding)].valueStart != 0 { return isObserver }
    if !isObserver { facts.extents.base[Int(variable.binding)].traits.insert(.computed) }
    return word != .none
  }

  /// Reads the name of an accessor, its parameter or its effects, but not its code: `set(value)`,
  /// `get async throws`.
  mutating func parseAccessor() {
    pending.clear()
    let isThrowing = tokens.at(.throws)
    let isGetter =
      tokens.text.elementsEqual("get".utf8)
      || frame.isInHeader && frame.header.kind == .getter
    let kind = isGetter ? Frame.Header.Kind.getter : valueKindOfAccessor()
    var name: Token?
    tokens.advance()
    if isThrowing {
      // The accessors of a local variable belong to no declaration.
      if ownsAccessors(frame.owner) {
        types.parseThrownType(of: frame.owner, by: owner)
      } else {
        types.parseThrownType(of: -1, by: owner)
      }
    } else if tokens.at(.openParen) {
      if kind != .statement { name = tokens.peek() }
      tokens.skipBalanced()
    }
    beginHeader()
    if let name {
      // In a module interface accessors have no blocks.
      if name.kind == .identifier, tokens.at(.openBrace) {
        declareAccessorValue(name, in: frame)
      }
    } else {
      frame.header.kind = kind
    }
  }

  /// Returns the kind of header of the accessor at the current word, according to the value that
  /// the accessor receives: the new value for `set` and `willSet`, the old value for `didSet`.
  private mutating func valueKindOfAccessor() -> Frame.Header.Kind {
    let text = tokens.text
    if text.elementsEqual("set".utf8) || text.elementsEqual("willSet".utf8) { return .setter }
    return text.elementsEqual("didSet".utf8) ? .observer : .statement
  }

  /// Declares the parameter of an accessor: `set(value)`.
  private mutating func declareAccessorValue(_ name: Token, in accessors: Frame) {
    let local = declareLocal(.accessorValue, name)
    frame.local = -1
    if local >= 0 { noteAccessedVariable(of: Int(local), in: accessors) }
  }

  /// Declares the implicit `newValue` or `oldValue` of an accessor whose block begins at `brace`.
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

  /// Copies the type and the initial value of a local variable to the value that its accessors
  /// receive.
  private mutating func noteAccessedVariable(of local: Int, in accessors: Frame) {
    guard case .localGetter(let accessed) = accessors.braces.block else { return }
    let variable = facts.locals[Int(accessed)]
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
