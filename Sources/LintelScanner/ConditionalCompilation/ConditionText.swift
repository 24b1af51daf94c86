extension FileFacts {
  /// The largest number of bytes in the text of a condition. Each fact in a branch has the text, so
  /// that without a limit branches within each other would take quadratic time and memory.
  private static let conditionTextLimit = 2_048

  /// Returns the condition of a branch as one expression, with the conditions around it and the
  /// negated conditions before it: `(DEBUG) && !(os(iOS))`. If the text would be too long, `…` is
  /// in the place of the first conditions.
  ///
  /// - Parameter position: index in ``conditions``; 0 gives an empty text.
  package func conditionText(_ position: UInt16, names: NameTable) -> String {
    // The last condition comes first.
    var parts: [String] = []
    var length = 0
    func add(_ expression: NameID, isNegated: Bool) -> Bool {
      // An expression is in parentheses and may be negated, and `&&` is between two.
      length += Int(names.starts[Int(expression) + 1] - names.starts[Int(expression)]) + 7
      guard length <= Self.conditionTextLimit else {
        parts.append("…")
        return false
      }
      parts.append("\(isNegated ? "!" : "")(\(names.text(of: expression)))")
      return true
    }
    var current = position
    search: while current != 0 {
      let fact = conditions[Int(current)]
      if !fact.isElse, !add(fact.expression, isNegated: false) { break }
      var previous = fact.previous
      while previous != 0 {
        let clause = conditions[Int(previous)]
        // An `#else` before another clause is a mistake, and excludes nothing.
        if !clause.isElse, !add(clause.expression, isNegated: true) { break search }
        previous = clause.previous
      }
      current = fact.parent
    }
    return parts.reversed().joined(separator: " && ")
  }
}
