extension FileFacts {
  /// Returns for each of ``conditions`` whether its branch is compiled: its condition holds, no
  /// earlier condition of its block does, and the block around it is compiled. The first element,
  /// for code outside of all conditions, is true.
  ///
  /// - Parameter holds: whether an expression holds; `nil` if that is unknown.
  package func compiledBranches(_ holds: (NameID) -> Bool?) -> [Bool?] {
    var result: [Bool?] = [true]
    // For each clause, whether it or an earlier clause of its block holds.
    var isTaken: [Bool?] = [false]
    result.reserveCapacity(conditions.count)
    isTaken.reserveCapacity(conditions.count)
    for fact in conditions.dropFirst() {
      let before = isTaken[Int(fact.previous)]
      let own = fact.isElse ? true : holds(fact.expression)
      // If a file has more clauses than `UInt16` can number, the last number is shared by many
      // clauses, and its value is unknown.
      let isOne = result.count < Int(UInt16.max) || conditions.count == Int(UInt16.max) + 1
      let branch = Self.all(before.map { !$0 }, own, result[Int(fact.parent)])
      result.append(isOne ? branch : nil)
      // An `#else` before another clause is a mistake, and excludes nothing.
      let after = fact.isElse ? before : Self.all(before.map { !$0 }, own.map { !$0 }).map { !$0 }
      isTaken.append(isOne ? after : nil)
    }
    return result
  }

  /// Returns the condition under which a branch is compiled, including the conditions of the
  /// branches around it and the negated ones before it, as far as they are unknown: `!DEBUG` for
  /// the `#else` of `#if DEBUG`.
  ///
  /// - Parameters:
  ///   - position: index in ``conditions``, not 0.
  ///   - isCompiled: whether the branch of one of ``conditions`` is compiled; `nil` if that is
  ///     unknown.
  ///   - read: reads an expression as a condition; `nil` if it is too long.
  /// - Returns: `nil` if the condition would have more parts than anybody writes.
  package func condition(
    ofBranch position: UInt16, _ isCompiled: (UInt16) -> Bool?,
    _ read: (NameID) -> Condition?
  ) -> Condition? {
    var parts: [Condition] = []
    // Without a limit, a block of thousands of clauses would take quadratic time, because each
    // clause excludes all clauses before it.
    let limit = 32
    var current = position
    while current != 0, isCompiled(current) != true {
      let fact = conditions[Int(current)]
      var own: [Condition] = []
      if !fact.isElse {
        guard let condition = read(fact.expression) else { return nil }
        own.append(condition)
      }
      var previous = fact.previous
      while previous != 0 {
        guard parts.count + own.count < limit else { return nil }
        let clause = conditions[Int(previous)]
        // A branch that is never compiled adds nothing: its condition never holds.
        if !clause.isElse, isCompiled(previous) != false {
          guard let condition = read(clause.expression) else { return nil }
          own.append(.not(condition))
        }
        previous = clause.previous
      }
      parts = own.reversed() + parts
      guard parts.count < limit else { return nil }
      current = fact.parent
    }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  /// Returns false if one of the values is false; otherwise `nil` if one is unknown, and true if
  /// all are true.
  private static func all(_ values: Bool?...) -> Bool? {
    if values.contains(false) { return false }
    return values.contains(nil) ? nil : true
  }
}
