extension FileFacts {
  /// Returns the condition of a branch as one expression, with the conditions around it and the
  /// negated conditions before it: `(DEBUG) && !(os(iOS))`.
  ///
  /// - Parameter position: index in ``conditions``; 0 gives an empty text.
  package func conditionText(_ position: UInt16, names: NameTable) -> String {
    var parts: [String] = []
    var current = position
    while current != 0 {
      let fact = conditions[Int(current)]
      var own = fact.isElse ? [] : ["(\(names.text(of: fact.expression)))"]
      var previous = fact.previous
      while previous != 0 {
        let clause = conditions[Int(previous)]
        // An `#else` before another clause is a mistake, and excludes nothing.
        if !clause.isElse { own.append("!(\(names.text(of: clause.expression)))") }
        previous = clause.previous
      }
      parts.insert(contentsOf: own.reversed(), at: 0)
      current = fact.parent
    }
    return parts.joined(separator: " && ")
  }
}
