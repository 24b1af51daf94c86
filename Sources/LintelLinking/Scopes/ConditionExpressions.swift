import LintelScanner

/// The expressions after `#if` and `#elseif`, as conditions. They are read once, because code in a
/// branch asks for them at each use of a name that several declarations have.
struct ConditionExpressions {
  private var conditions: [NameID: Condition] = [:]

  /// Expressions longer than ``Limits/conditionLength`` are left out.
  init(_ scanned: ScannedFiles) {
    let names = scanned.names
    for facts in scanned.files {
      for fact in facts.conditions.dropFirst()
      where !fact.isElse && conditions[fact.expression] == nil {
        let length = names.starts[Int(fact.expression) + 1] - names.starts[Int(fact.expression)]
        guard length <= Limits.conditionLength else { continue }
        conditions[fact.expression] = Condition(names.text(of: fact.expression))
      }
    }
  }

  subscript(expression: NameID) -> Condition? { conditions[expression] }
}
