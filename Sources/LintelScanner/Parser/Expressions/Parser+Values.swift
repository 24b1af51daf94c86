extension Parser {
  /// Reads the colon at the current token, which ends the label of a case, `case .a:`, or separates
  /// the parts of a conditional expression, `a ? b : c`, or of a dictionary, `[a: b]`.
  mutating func parseColon() {
    if frame.braces.isInCaseLabel {
      endCaseLabel()
      // The `=` of a statement on the same line is none of the pattern's variable:
      // `case let row?: last = row`.
      frame.local = -1
      tokens.advance()
      return enterBranchValue()
    }
    if frame.openConditionals > 0 {
      frame.openConditionals -= 1
      tokens.advance()
      return addBranch()
    }
    if frame.kind == .brackets {
      frame.brackets.isAfterKey = true
      frame.brackets.isDictionary = true
    }
    tokens.advance()
  }

  /// Reads `=`, and records the offset of the initial value of a variable: `let a = b`.
  mutating func parseEqual() {
    noteOperation()
    enterValue()
    let tuple = tupleBefore()
    hideLocals(in: tuple)
    tokens.advance()
    endHeaderPattern()
    if !frame.braces.isInCaseLabel { endPattern() }
    if tuple >= 0 { noteSubject(of: tuple) } else { noteValue() }
  }

  /// Records that the value of the current variable begins at the current token, or after `try` and
  /// `await`.
  mutating func noteValue() {
    skipEffects()
    guard tokens.startsValue() else { return }
    let current = frame
    if current.binding >= 0 {
      guard facts.extents[Int(current.binding)].valueStart == 0 else { return }
      facts.extents.base[Int(current.binding)].valueStart = tokens.token.start
      facts.extents.base[Int(current.binding)].value = valueKind()
      beginValue()
    } else if current.local >= 0 {
      let local = facts.locals[Int(current.local)]
      if local.kind == .pattern { frame.local = -1 }
      guard local.valueStart == 0, local.kind != .pattern else { return }
      facts.locals.base[Int(current.local)].valueStart = tokens.token.start
      facts.locals.base[Int(current.local)].value = valueKind()
      beginValue()
    }
  }
}
