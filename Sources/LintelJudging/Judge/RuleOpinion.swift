import LintelComponents
import LintelText

/// A rule with its exceptions that have not expired.
struct RuleOpinion {
  let definition: RuleDefinition
  let bound: any BoundRule
  let exceptions: [BoundException]

  /// Returns the permission of one component to use another, and the exception that grants it.
  func verdict(from: ComponentID, to: ComponentID) -> (Permission, BoundException?) {
    let permission = bound.permission(from: from, to: to)
    guard permission == .forbidden || permission == .throughProtocols else {
      return (permission, nil)
    }
    let exception = exceptions.first { $0.relation?.holds(from, to) ?? false }
    return (exception == nil ? permission : .allowed, exception)
  }

  /// Whether the rule states that one component may use another, by its options or an exception:
  /// `only: { from: View, to: [ViewModel] }` states it of `View` and `ViewModel`, and `forbid` of no
  /// two components.
  func allows(_ from: ComponentID, _ to: ComponentID) -> Bool {
    guard let ends = bound.ends, ends.from?.contains(from) ?? true, ends.to?.contains(to) ?? true
    else { return false }
    return switch verdict(from: from, to: to).0 {
    case .allowed, .throughProtocols: true
    case .forbidden, .unregulated: false
    }
  }
}

extension Judge {
  /// Returns the rules in the order of the file.
  ///
  /// - Parameter today: exceptions whose last day is before this day excuse nothing.
  func opinions(today: CalendarDate) -> [RuleOpinion] {
    var ends = RelationEnds(components)
    return rules.map { rule in
      RuleOpinion(
        definition: rule.definition, bound: rule.bound,
        exceptions: rule.definition.allow.map { BoundException($0, ends: &ends, today: today) }
          .filter { !$0.isExpired })
    }
  }
}
