extension Parser {
  /// Begins a value at the current token, whose type may differ from the type of its first part:
  /// `a == b`.
  mutating func beginValue() {
    frame.value = Frame.Value(start: tokens.token.start, branch: tokens.token.start)
  }

  /// Calls `look` at the first token after `try` and `await`, and then returns to the current
  /// token.
  mutating func withoutEffects(_ look: (inout Parser) -> Void) {
    guard tokens.at(.try) || tokens.at(.await) else { return look(&self) }
    let saved = tokens.position
    tokens.skipEffects()
    look(&self)
    tokens.move(to: saved)
  }

  /// Records that a branch of the current value begins at the current token: `b` and `c` in
  /// `a ? b : c`.
  mutating func addBranch() {
    guard frame.value.start > 0 else { return }
    withoutEffects {
      $0.frame.value.branch = $0.tokens.token.start
      $0.addChoice(at: $0.tokens.token.start, $0.valueKind())
    }
  }

  /// Discards the choice that was recorded last for the current value, e.g. because it is only a
  /// condition: `a == b` in `a == b ? c : d`.
  mutating func dropBranch() {
    let choice = frame.value.choice
    if frame.value.start > 0, choice >= 0 {
      facts.choices.base[Int(choice)].value = .none
    }
  }

  /// Records that the type of the current value, or of its current branch, differs from the type of
  /// its first part: `a == b` is Boolean.
  mutating func changeBranch(to value: ValueKind, at offset: UInt32) {
    guard frame.value.start > 0, offset >= frame.value.branch else { return }
    let choice = frame.value.choice
    if choice >= 0, facts.choices[Int(choice)].value == .boolean { return }
    dropBranch()
    addChoice(at: offset, value)
  }

  /// Whether no operator stands between the start of the current value or branch and the current
  /// token.
  func isFirstOperand() -> Bool {
    let end = frame.operation.end
    return end == .max || end <= frame.value.branch
  }

  private mutating func addChoice(at offset: UInt32, _ value: ValueKind) {
    if frame.value.choice < 0 { markChoice() }
    frame.value.choice = Int32(facts.choices.count)
    facts.choices.append(ChoiceFact(start: frame.value.start, branch: offset, value: value))
  }

  /// Records that the value of the current variable is a choice.
  private mutating func markChoice() {
    let start = frame.value.start
    let (binding, local) = (Int(frame.binding), Int(frame.local))
    if binding >= 0, facts.extents[binding].valueStart == start {
      facts.extents.base[binding].isChoice = true
    } else if local >= 0, facts.locals[local].valueStart == start {
      facts.locals.base[local].isChoice = true
    }
  }

  /// Records that the current value is an `if` or `switch` expression, which begins at the current
  /// token: `let a = if b { 1 } else { 2 }`.
  mutating func beginBranchValue() {
    // In a closure, other statements may follow the first one, which is then not an expression.
    let isInClosure = frame.braces.block == .closure && frame.slot == .statement
    guard frame.value.start > 0, frame.value.branch == tokens.token.start, !isInClosure
    else {
      frame.branch.valueStart = 0
      return
    }
    if frame.value.choice >= 0 { dropBranch() } else { markChoice() }
    frame.branch.valueStart = frame.value.start
  }

  /// Begins a branch of an `if` or `switch` expression at the current token, if the innermost
  /// braces belong to such an expression.
  mutating func enterBranchValue() {
    guard frame.branch.valueStart > 0 else { return }
    frame.value.start = frame.branch.valueStart
    frame.value.choice = -1
    addBranch()
  }

  /// Records the value that a closure returns at the current token, after `return`.
  mutating func noteReturned() {
    guard let closure = returningClosure() else { return }
    withoutEffects {
      $0.beginValue()
      if closure.pointee.braces.returned < 0, $0.startsPath(), !$0.tokens.at(.dot) {
        closure.pointee.braces.returned = Int32($0.facts.references.count)
      }
    }
  }

  /// Returns the frame of the closure from which a `return` in the innermost braces returns; `nil`
  /// if it returns from a declaration or its getter.
  private func returningClosure() -> UnsafeMutablePointer<Frame>? {
    var frame = lastFrame
    for _ in 0..<64 {
      switch frame.pointee.braces.block {
      case .body, .localGetter: return nil
      case .closure: return frame
      case .statement, .branch: break
      }
      guard frame > frames.base else { return nil }
      frame -= 1
      if frame.pointee.kind == .accessors { return nil }
    }
    return nil
  }
}
