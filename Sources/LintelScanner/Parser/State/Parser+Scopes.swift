extension Parser {
  /// Writes down a variable of code, unless it is `self`, or is `_` and no parameter of a closure:
  /// of these the place counts.
  ///
  /// - Returns: its position, or -1.
  @discardableResult
  mutating func declareLocal(_ kind: LocalKind, _ name: Token) -> Int32 {
    frame.pointee.local = -1
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
    frame.pointee.local = position
    return position
  }

  /// Declares the `error` of a `catch` without a pattern whose block begins at `brace`.
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

  /// Ends the scopes of the innermost variables until `count` are left.
  mutating func endScopes(downTo count: Int32, at end: UInt32) {
    while openLocals.count > Int(count) {
      facts.locals.base[Int(openLocals[openLocals.count - 1])].scopeEnd = end
      openLocals.removeLast()
    }
  }

  /// Ends the scopes of variables that damaged code has in `declaration` outside of any braces.
  mutating func endScopes(of declaration: Int32, at end: UInt32) {
    while !openLocals.isEmpty {
      let local = facts.locals.base + Int(openLocals[openLocals.count - 1])
      guard local.pointee.owner == declaration else { return }
      local.pointee.scopeEnd = end
      openLocals.removeLast()
    }
  }
}
