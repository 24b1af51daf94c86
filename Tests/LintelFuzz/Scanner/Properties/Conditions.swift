import LintelScanner

/// Checks that branches of `#if` are nested and in the order of the file, and so are the facts that
/// depend on them: no fact belongs to a branch that has ended.
func conditionsBreach(in input: ScannerInput) -> String? {
  let facts = input.facts
  return clauseBreach(in: facts)
    ?? returnBreach("imports", facts.imports.map(\.condition), in: facts)
    ?? returnBreach("declarations", facts.declarations.map(\.condition), in: facts)
    ?? returnBreach("references", facts.references.map(\.condition), in: facts)
    ?? returnBreach("locals", facts.locals.map(\.condition), in: facts)
}

private func clauseBreach(in facts: FileFacts) -> String? {
  for (index, fact) in facts.conditions.enumerated().dropFirst() {
    let clause = "conditions[\(index)]"
    guard Int(fact.parent) < index, Int(fact.previous) < index else {
      return "\(clause) is in \(fact.parent) after \(fact.previous)"
    }
    let last = UInt16(index - 1)
    guard last.isWithin(fact.previous == 0 ? fact.parent : fact.previous, in: facts) else {
      return "\(clause) is in \(fact.parent) after \(fact.previous), which had been left"
    }
    guard fact.previous == 0 || facts.conditions[Int(fact.previous)].parent == fact.parent else {
      return "\(clause) is in another block than the clause before it"
    }
    guard !fact.isElse || fact.previous != 0 else { return "\(clause) is an '#else' of nothing" }
  }
  return nil
}

/// - Parameter conditions: the conditions of the facts of one family, in the order of the file.
private func returnBreach(
  _ family: String, _ conditions: [UInt16], in facts: FileFacts
) -> String? {
  let count = facts.conditions.count
  var last: UInt16 = 0
  for (index, condition) in conditions.enumerated() {
    guard condition == 0 || Int(condition) < count else {
      return "\(family)[\(index)] has the condition \(condition) of \(count)"
    }
    guard condition >= last || last.isWithin(condition, in: facts) else {
      return "\(family)[\(index)] has the condition \(condition), left before \(last) began"
    }
    last = condition
  }
  return nil
}

extension UInt16 {
  /// Whether the branch is `outer` or nested in it; every branch is nested in 0.
  fileprivate func isWithin(_ outer: UInt16, in facts: FileFacts) -> Bool {
    var clause = self
    while clause > outer { clause = facts.conditions[Int(clause)].parent }
    return clause == outer
  }
}
