extension FileFacts {
  /// Whether the branch at `position` in ``conditions`` is compiled under `settings`: its condition
  /// holds, none of those before it in its block does, and the block around it is compiled.
  ///
  /// - Returns: `nil` when the settings do not tell; true for position 0.
  package func isCompiled(
    _ position: UInt16, names: NameTable, under settings: BuildSettings
  ) -> Bool? {
    var result: Bool? = true
    var current = position
    while current != 0 {
      let fact = conditions[Int(current)]
      var own: Bool? = true
      if !fact.isElse {
        own = Condition(names.text(of: fact.expression)).holds(under: settings)
      }
      var previous = fact.previous
      while previous != 0 {
        let clause = conditions[Int(previous)]
        // An `#else` before another clause, a mistake, excludes nothing.
        if !clause.isElse {
          let before = Condition(names.text(of: clause.expression)).holds(under: settings)
          if before == true { return false }
          if before == nil, own == true { own = nil }
        }
        previous = clause.previous
      }
      if own == false { return false }
      if own == nil { result = nil }
      current = fact.parent
    }
    return result
  }
}
