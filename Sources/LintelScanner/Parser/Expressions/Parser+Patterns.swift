extension Parser {
  /// Begins the pattern after `case` in a switch, or in `if case`.
  mutating func beginCase() {
    frame.pointee.isInPattern = true
    if !frame.pointee.isInHeader { frame.pointee.isInCaseLabel = true }
  }

  mutating func endCaseLabel() {
    frame.pointee.isInCaseLabel = false
    frame.pointee.isInPattern = false
  }

  /// Reads `for` and, where it is written, the variable with its type.
  mutating func parseForVariable() {
    lexer.advance()
    while lexer.token.keyword == .try || lexer.token.keyword == .await { lexer.advance() }
    if lexer.token.kind == .identifier, lexer.token.keyword == .none, nextByteIsColon() {
      parseLocalBinding()
    }
  }
}
