extension Parser {
  /// Reads the arrow and the result of a function type in an expression, as in `[(A) -> B]()`.
  mutating func parseResult() {
    markParametersAsTypes()
    tokens.advance()
    types.parse(.type, by: owner)
  }

  /// Only the arrow tells that the names in the parentheses before it are types.
  private mutating func markParametersAsTypes() {
    guard
      tokens.previousKind == .closeParen || tokens.previousKeyword == .async
        || tokens.previousKeyword == .throws
    else { return }
    // Arrows may follow each other; each looks back only so far.
    for position in max(0, facts.references.count - 32)..<facts.references.count {
      let fact = facts.references[position]
      guard fact.offset > groupStart, fact.kind.mayNameType else { continue }
      // No parameter is a key path or converted, whatever damaged code has there.
      if fact.kind == .keypath || fact.kind == .cast { continue }
      // A path that begins further back stays what it is, in all its segments.
      if fact.isContinuation, !facts.references[Int(fact.link)].isInTypePosition { continue }
      facts.references.base[position].kind = .type
      facts.references.base[position].flags |= ReferenceFact.typePosition
    }
  }
}
