extension Parser {
  /// Begins a value at the current token that may turn out to be something else than it starts
  /// with.
  mutating func beginValue() {
    frame.pointee.valueStart = tokens.token.start
    frame.pointee.branchStart = tokens.token.start
    frame.pointee.choice = -1
  }

  /// Looks at what stands after `try` and `await`, and goes back to these.
  mutating func withoutEffects(_ look: (inout Parser) -> Void) {
    guard tokens.at(.try) || tokens.at(.await) else { return look(&self) }
    let saved = tokens.position
    tokens.skipEffects()
    look(&self)
    tokens.move(to: saved)
  }

  /// Notes that the value being read may be what begins at the current token.
  mutating func addBranch() {
    guard frame.pointee.valueStart > 0 else { return }
    withoutEffects {
      $0.frame.pointee.branchStart = $0.tokens.token.start
      $0.addChoice(at: $0.tokens.token.start, $0.valueKind())
    }
  }

  /// Notes that what was read of the value is no more than a condition.
  mutating func dropBranch() {
    let choice = frame.pointee.choice
    if frame.pointee.valueStart > 0, choice >= 0 {
      facts.choices.base[Int(choice)].value = .none
    }
  }

  /// Notes that the value, or the branch of it that is being read, is not of the type of what it
  /// starts with.
  mutating func changeBranch(to value: ValueKind, at offset: UInt32) {
    guard frame.pointee.valueStart > 0, offset >= frame.pointee.branchStart else { return }
    let choice = frame.pointee.choice
    if choice >= 0, facts.choices[Int(choice)].value == .boolean { return }
    dropBranch()
    addChoice(at: offset, value)
  }

  /// Whether no operator stands between the start of the value, or of its branch, and here.
  func isFirstOperand() -> Bool {
    let end = frame.pointee.operatorEnd
    return end == .max || end <= frame.pointee.branchStart
  }

  private mutating func addChoice(at offset: UInt32, _ value: ValueKind) {
    if frame.pointee.choice < 0 { markChoice() }
    frame.pointee.choice = Int32(facts.choices.count)
    facts.choices.append(
      ChoiceFact(start: frame.pointee.valueStart, branch: offset, value: value))
  }

  /// Notes that the value of the variable that is being read is a choice.
  private mutating func markChoice() {
    let start = frame.pointee.valueStart
    let (binding, local) = (Int(frame.pointee.binding), Int(frame.pointee.local))
    if binding >= 0, facts.extents[binding].valueStart == start {
      facts.extents.base[binding].isChoice = true
    } else if local >= 0, facts.locals[local].valueStart == start {
      facts.locals.base[local].isChoice = true
    }
  }

  /// Notes that the value which begins at the current token is an `if` or `switch` expression.
  mutating func beginBranchValue() {
    // The first statement of a closure may have others after it.
    let isInClosure = frame.pointee.block == .closure && frame.pointee.slot == .statement
    guard frame.pointee.valueStart > 0, frame.pointee.branchStart == tokens.token.start,
      !isInClosure
    else {
      frame.pointee.branchValue = 0
      return
    }
    if frame.pointee.choice >= 0 { dropBranch() } else { markChoice() }
    frame.pointee.branchValue = frame.pointee.valueStart
  }

  /// Begins a branch of an `if` or `switch` expression at the current token, if the innermost
  /// braces are of one.
  mutating func enterBranchValue() {
    guard frame.pointee.branchValue > 0 else { return }
    frame.pointee.valueStart = frame.pointee.branchValue
    frame.pointee.choice = -1
    addBranch()
  }

  /// Notes what a closure returns at the current token, after `return`.
  mutating func noteReturned() {
    guard let closure = returningClosure() else { return }
    withoutEffects {
      $0.beginValue()
      if closure.pointee.returned < 0, $0.startsPath(), !$0.tokens.at(.dot) {
        closure.pointee.returned = Int32($0.facts.references.count)
      }
    }
  }

  /// The closure that a `return` in the innermost braces returns from.
  private func returningClosure() -> UnsafeMutablePointer<Frame>? {
    var frame = frame
    for _ in 0..<64 {
      switch frame.pointee.block {
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
