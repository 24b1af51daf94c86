extension Parser {
  /// Reads a comma, and the parameter, enum case, variable or argument that may follow it.
  mutating func parseComma() {
    endAwait(at: tokens.token.start)
    if frame.isInHeader { revealHeaderLocals() } else if frame.names == .local { revealLocals() }
    tokens.advance()
    frame.value.start = 0
    let current = frame
    if current.kind == .parameters {
      frame.brackets.expectsParameter = true
    } else if current.isInHeader {
      frame.local = -1
      frame.slot = .nothing
    } else if current.binding >= 0 || current.names == .declared {
      switch current.bindingList.kind {
      case .enumCase: parseEnumCase()
      case .variable, .constant: parseBinding()
      default: break
      }
    } else if current.names == .local {
      parseLocalBinding(.variable)
    } else if current.holdsArguments {
      // A `let` in front of one part of a tuple binds names in that part only: `case (let a, b)`.
      if current.pattern == .binds, frames[frames.count - 2].pattern != .binds {
        frame.pattern = .tests
      }
      frame.brackets.item &+= 1
      frame.openConditionals = 0
      parseArgument()
    } else {
      frame.local = -1
      frame.brackets.isAfterKey = false
      // `[1, 2.5]` is not an array of integers.
      if case .literal = current.brackets.element, !tokens.at(.closeBracket) {
        frame.brackets.element = .unknown
      }
      frame.slot = .statement
      frame.openConditionals = 0
      if current.braces.isInCaseLabel {
        frame.pattern = .tests
      }
    }
  }
}
