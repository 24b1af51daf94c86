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
    // Arrows may follow each other; each looks back only so far.
    for position in max(0, references.count - 32)..<references.count {
      let fact = references[position]
      guard fact.offset > groupStart, fact.kind.mayNameType else { continue }
      // A path that begins further back stays what it is, in all its parts.
      if fact.isContinuation, !references[Int(fact.link)].isInTypePosition { continue }
      references.base[position].kind = .type
      references.base[position].flags |= ReferenceFact.typePosition
    }
  }
}
