extension FileFacts {
  /// For each of ``conditions`` whether its branch is compiled: the condition holds, none of those
  /// before it in its block does, and the block around it is compiled. The first, which stands for
  /// what is outside of all, is.
  ///
  /// - Parameter holds: whether an expression holds; `nil` where that is not known.
  package func compiledBranches(_ holds: (NameID) -> Bool?) -> [Bool?] {
    var result: [Bool?] = [true]
    // Whether a clause of the block holds, of those up to this one.
    var isTaken: [Bool?] = [false]
    result.reserveCapacity(conditions.count)
    isTaken.reserveCapacity(conditions.count)
    for fact in conditions.dropFirst() {
      let before = isTaken[Int(fact.previous)]
      let own = fact.isElse ? true : holds(fact.expression)
      // Of a file with more clauses than there are numbers, the last number stands for many.
      let isOne = result.count < Int(UInt16.max) || conditions.count == Int(UInt16.max) + 1
      let branch = Self.all(before.map { !$0 }, own, result[Int(fact.parent)])
      result.append(isOne ? branch : nil)
      // An `#else` before another clause, a mistake, excludes nothing.
      let after = fact.isElse ? before : Self.all(before.map { !$0 }, own.map { !$0 }).map { !$0 }
      isTaken.append(isOne ? after : nil)
    }
    return result
  }

  /// What must hold for a branch to be compiled that may be compiled or not, of the branches around
  /// it and before it as well.
  ///
  /// - Parameters:
  ///   - position: in ``conditions``, not 0.
  ///   - isCompiled: whether the branch of another of ``conditions`` is, where that is known.
  ///   - read: makes a condition of an expression.
  /// - Returns: `nil` if these are more than anybody writes.
  package func condition(
    ofBranch position: UInt16, _ isCompiled: (UInt16) -> Bool?, _ read: (NameID) -> Condition
  ) -> Condition? {
    var parts: [Condition] = []
    // Of thousands of clauses in one block each has all that come before it.
    let limit = 32
    var current = position
    while current != 0, isCompiled(current) != true {
      let fact = conditions[Int(current)]
      var own = fact.isElse ? [] : [read(fact.expression)]
      var previous = fact.previous
      while previous != 0 {
        guard parts.count + own.count < limit else { return nil }
        let clause = conditions[Int(previous)]
        // One that is never compiled is left out: its condition never holds.
        if !clause.isElse, isCompiled(previous) != false {
          own.append(.not(read(clause.expression)))
        }
        previous = clause.previous
      }
      parts = own.reversed() + parts
      guard parts.count < limit else { return nil }
      current = fact.parent
    }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  /// False if one of the values is, and else unknown if one of them is.
  private static func all(_ values: Bool?...) -> Bool? {
    if values.contains(false) { return false }
    return values.contains(nil) ? nil : true
  }
}
