extension Parser {
  /// Reads `@name` with its arguments before a declaration, a statement or a closure's parameters.
  mutating func parseAttribute() {
    beginPending()
    tokens.advance()
    guard tokens.at(.identifier), !tokens.afterSpace else { return }
    let name = tokens.token
    let isCustom = tokens.atTypeAttribute()
    let first = facts.references.count
    if isCustom {
      types.parseName(.attribute, by: owner)
    } else {
      tokens.advance()
      while tokens.at(.dot) {
        tokens.advance()
        if tokens.at(.identifier) { types.parseName(.attribute, by: owner) }
      }
    }
    facts.attributes.append(
      AttributeFact(
        name: writer.intern(from: name.start, to: tokens.previousEnd), offset: name.start,
        owner: -1))
    guard tokens.at(.openParen), !tokens.afterSpace else { return }
    // The arguments of wrappers and macros are code; the arguments of built-in attributes are not.
    if isCustom {
      openAttributeArguments(of: lastName(from: first))
    } else {
      parseArguments(ofBuiltIn: name)
    }
  }

  /// Returns the last segment of the path of an attribute whose references begin at `first`, or -1:
  /// `B` in `@A.B<C>(d)`. References in generic arguments follow their segment.
  private mutating func lastName(from first: Int) -> Int32 {
    var last: Int32 = -1
    for position in first..<facts.references.count
    where facts.references[position].kind == .attribute {
      last = Int32(position)
    }
    return last
  }

  /// Enters the arguments of an attribute at the current parenthesis.
  ///
  /// - Parameter name: the last segment of the path of the attribute, or -1.
  mutating func openAttributeArguments(of name: Int32) {
    suspended.append(pending)
    pending = Pending()
    if name >= 0 {
      frame.path = Frame.Path(last: name, end: tokens.previousEnd)
    }
    open(.parens)
    frame.brackets.suspendsPending = true
  }
}
