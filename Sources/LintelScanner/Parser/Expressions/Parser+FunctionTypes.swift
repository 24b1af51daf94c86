extension Parser {
  /// Reads the arrow and the result of a function type in an expression, as in `[(A) -> B]()`.
  mutating func parseResult() {
    markParametersAsTypes()
    lexer.advance()
    parseType(.type)
  }

  /// Only the arrow tells that the names in the parentheses before it are types.
  private mutating func markParametersAsTypes() {
    guard
      lexer.previousKind == .closeParen || lexer.previousKeyword == .async
        || lexer.previousKeyword == .throws
    else { return }
    var position = references.count - 1
    // Arrows may follow each other; each looks back only so far.
    let first = max(0, position - 31)
    while position >= first, references[position].offset > groupStart {
      if references[position].kind.mayNameType {
        references.base[position].kind = .type
        references.base[position].flags |= ReferenceFact.typePosition
      }
      position -= 1
    }
  }
}
