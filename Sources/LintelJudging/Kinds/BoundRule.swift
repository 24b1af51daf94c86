import LintelComponents
import LintelConfiguration
import LintelText

/// A rule bound to the components of a project.
package protocol BoundRule: Sendable {
  /// The components that the rule judges, in the order of the rule.
  var judged: [ComponentID] { get }

  /// Whether some code could break the rule if only these components contain code.
  func canFail(among filled: [ComponentID]) -> Bool

  /// The reasons why no code could break the rule, or a part of it, although its components contain
  /// code; empty if code could break every part.
  var vacuity: [Vacuity] { get }

  /// Returns all breaches, including those that an exception covers.
  func breaches(in context: RuleContext) -> [any Breach]

  /// Returns the permission of one component to use another.
  func permission(from: ComponentID, to: ComponentID) -> Permission

  /// The components between which the rule can regulate uses; `nil` for a rule that never does.
  var ends: PairEnds? { get }

  /// Returns the position of a component among the layers of the rule; `nil` if it is in none of
  /// them.
  func layer(of component: ComponentID) -> LayerStanding?

  /// The permission that the rule gives for the components that it lists as usable; `nil` for a
  /// rule that lists none.
  var listed: Permission? { get }

  /// Whether the rule does nothing but forbid components to use others.
  var isPairwise: Bool { get }

  /// Whether the rule requires that all code belongs to a component.
  var wantsAllCode: Bool { get }
}

extension BoundRule {
  package func canFail(among filled: [ComponentID]) -> Bool {
    !Set(judged).isDisjoint(with: filled)
  }

  package var vacuity: [Vacuity] { [] }

  package func permission(from: ComponentID, to: ComponentID) -> Permission { .unregulated }

  package var ends: PairEnds? { nil }

  package func layer(of component: ComponentID) -> LayerStanding? { nil }

  package var listed: Permission? { nil }

  package var isPairwise: Bool { false }

  package var wantsAllCode: Bool { false }
}

/// A rule, or a part of one, that nothing can break.
package enum Vacuity {
  /// The whole rule, perhaps because targets are not known.
  case rule(why: String, isAboutTargets: Bool = false)
  /// An option that nothing can break, or that leaves the rule nothing to judge.
  case option(any DescribedError, at: Mark)
}

/// The permission that a rule gives to one component to use another.
package enum Permission {
  case allowed
  case forbidden
  /// Allowed if only protocols are used and, depending on the rule, structs and enums.
  case throughProtocols
  /// The rule does not regulate this use.
  case unregulated
}
