extension Parser {
  /// Reads the arrow and the result of a function type in an expression, as in `[(A) -> B]()`.
  mutating func parseResult() {
    markParametersAsTypes()
    tokens.advance()
    types.parse(.type, by: owner)
  }

  /// Marks the names in the parentheses before the arrow as types, because only the arrow shows
  /// that they are: `A` in `[(A) -> B]()`.
  private mutating func markParametersAsTypes() {
    guard
      tokens.previousKind == .closeParen || tokens.previousKeyword == .async
        || tokens.previousKeyword == .throws
    else { return }
    // Many arrows may follow each other, so each looks back only 32 references.
    for position in max(0, facts.references.count - 32)..<facts.references.count {
      let fact = facts.references[position]
      guard fact.offset > groupStart, fact.kind.mayNameType else { continue }
      // Only damaged code has a key path or a conversion among the parameters.
      if fact.kind == .keypath || fact.kind == .cast { continue }
      // A path that begins before the parentheses keeps its kind in all its segments.
      if fact.isContinuation, !facts.references[Int(fact.link)].isInTypePosition { continue }
      facts.references.base[position].kind = .type
      facts.references.base[position].flags |= ReferenceFact.typePosition
    }
  }
}
