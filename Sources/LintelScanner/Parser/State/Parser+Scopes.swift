extension Parser {
  /// Records a local variable, unless it is `self`, or `_` anywhere but among the parameters of a
  /// closure, which are matched by their order: `{ _, b in b }`.
  ///
  /// - Returns: its index, or -1.
  @discardableResult
  mutating func declareLocal(_ kind: LocalKind, _ name: Token) -> Int32 {
    frame.local = -1
    guard name.keyword != .selfValue, kind == .closureParameter || !tokens.isWildcard(name) else {
      return -1
    }
    let position = Int32(facts.locals.count)
    facts.locals.append(
      LocalFact(
        name: writer.intern(name), offset: name.start, owner: owner, condition: facts.condition,
        kind: kind))
    if kind == .variable, pending.isActive, pending.firstAttribute < facts.attributes.count {
      facts.locals.base[Int(position)].attributeStart =
        facts.attributes[pending.firstAttribute].offset
    }
    openLocals.append(position)
    if name.isCapitalized { capitalLocals.append(position) }
    frame.local = position
    return position
  }

  /// Declares the implicit `error` of a `catch` without a pattern whose block begins at `brace`.
  mutating func declareCaughtError(at brace: UInt32) {
    openLocals.append(Int32(facts.locals.count))
    var local = LocalFact(
      name: writer.intern(implicit: "error                   ", length: 5), offset: brace,
      owner: owner, condition: facts.condition, kind: .caughtError)
    if facts.catches.count > 0 {
      local.typeStart = facts.catches[facts.catches.count - 1].typeStart
    }
    facts.locals.append(local)
  }

  /// Ends the innermost open scopes, of local variables and of declarations in blocks, until
  /// `count` are left.
  mutating func endScopes(downTo count: Int32, at end: UInt32) {
    while openLocals.count > Int(count) {
      endScope(openLocals[openLocals.count - 1], at: end)
      openLocals.removeLast()
    }
  }

  /// Ends the open scopes in `declaration` that are outside of any braces; only damaged code has
  /// such scopes.
  mutating func endScopes(of declaration: Int32, at end: UInt32) {
    while !openLocals.isEmpty {
      let last = openLocals[openLocals.count - 1]
      let owner =
        last >= 0
        ? facts.locals[Int(last)].owner
        : facts.declarations[Int(facts.blockDeclarations[Int(-1 - last)].declaration)].owner
      guard owner == declaration else { return }
      endScope(last, at: end)
      openLocals.removeLast()
    }
  }

  /// - Parameter opened: an entry of ``openLocals``.
  private mutating func endScope(_ opened: Int32, at end: UInt32) {
    if opened >= 0 {
      facts.locals.base[Int(opened)].scopeEnd = end
    } else {
      facts.blockDeclarations.base[Int(-1 - opened)].end = end
    }
  }
}
