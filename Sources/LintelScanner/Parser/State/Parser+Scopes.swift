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

  /// Hides the local variables that get the value after the `=` or `in` at the current token, until
  /// ``revealLocals()``: `a` in `let a = a + 1`.
  ///
  /// - Parameter tuple: the match of the names in parentheses before the token, or -1.
  mutating func hideLocals(in tuple: Int32) {
    let start: UInt32
    if tuple >= 0 {
      start = facts.matches[Int(tuple)].start
    } else if frame.isInHeader, frame.isInPattern, frame.header.match >= 0 {
      start = facts.matches[Int(frame.header.match)].start
    } else if frame.local >= 0 {
      start = facts.locals[Int(frame.local)].offset
    } else {
      return
    }
    let end = Int32(facts.locals.count)
    var first = end
    while first > 0, facts.locals[Int(first - 1)].offset >= start { first -= 1 }
    if frame.isInHeader {
      frame.header.hidden.add(first..<end)
    } else {
      frame.hidden.add(first..<end)
    }
  }

  /// Begins the scopes of the local variables whose initial value ends before the current token.
  mutating func revealLocals() { revealLocals(at: endOfCode) }

  /// Begins the scopes of the local variables whose initial value ends at `end`.
  mutating func revealLocals(at end: UInt32) {
    reveal(frame.hidden, at: end)
    frame.hidden = Frame.HiddenLocals()
  }

  /// Begins the scopes of the local variables of a header, as ``revealLocals()`` does.
  mutating func revealHeaderLocals() {
    reveal(frame.header.hidden, at: endOfCode)
    frame.header.hidden = Frame.HiddenLocals()
  }

  private mutating func reveal(_ hidden: Frame.HiddenLocals, at end: UInt32) {
    for position in Int(hidden.start)..<Int(hidden.end) {
      // The captures of a closure may have closures with parameters as values.
      guard facts.locals[position].scopeEnd == 0 else { continue }
      facts.locals.base[position].scopeStart = end
    }
  }

  /// Ends the `else` of a `guard`.
  ///
  /// - Parameter first: the number of entries of ``openLocals`` before those of the `guard`.
  mutating func endElse(from first: Int32, at end: UInt32) {
    for position in Int(first)..<max(Int(first), openLocals.count) where openLocals[position] >= 0 {
      facts.locals.base[Int(openLocals[position])].elseEnd = end
    }
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
