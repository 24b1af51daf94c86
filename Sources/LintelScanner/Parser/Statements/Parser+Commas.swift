extension Parser {
  /// Reads a comma, and the parameter, enum case, variable or argument that may follow it.
  mutating func parseComma() {
    endAwait(at: tokens.token.start)
    tokens.advance()
    frame.pointee.valueStart = 0
    let current = frame.pointee
    if current.kind == .parameters {
      frame.pointee.expectsParameter = true
    } else if current.isInHeader {
      frame.pointee.local = -1
      frame.pointee.slot = .nothing
    } else if current.binding >= 0 || current.names == .declared {
      switch current.bindingKind {
      case .enumCase: parseEnumCase()
      case .variable, .constant: parseBinding()
      default: break
      }
    } else if current.names == .local {
      parseLocalBinding(.variable)
    } else if current.holdsArguments {
      // A `let` in front of one part of a tuple binds names in that part only: `case (let a, b)`.
      if current.pattern == .binds, frames[frames.count - 2].pattern != .binds {
        frame.pointee.pattern = .tests
      }
      frame.pointee.item &+= 1
      frame.pointee.openConditionals = 0
      parseArgument()
    } else {
      frame.pointee.local = -1
      frame.pointee.isAfterKey = false
      // `[1, 2.5]` is not an array of integers.
      if case .literal = current.element, !tokens.at(.closeBracket) {
        frame.pointee.element = .unknown
      }
      frame.pointee.slot = .statement
      frame.pointee.openConditionals = 0
      if current.isInCaseLabel {
        frame.pointee.pattern = .tests
      }
    }
  }
}
