import LintelComponents
import LintelConfiguration
import LintelText

/// A rule bound to the components of a project.
package protocol BoundRule: Sendable {
  /// The components that the rule judges, in the order of the rule.
  var judged: [ComponentID] { get }

  /// Whether some code could break the rule while only these components have any.
  func canFail(among filled: [ComponentID]) -> Bool

  /// Why no code could break the rule, or a part of it, though its components have some; empty for
  /// a rule that some code could break in every way.
  var vacuity: [Vacuity] { get }

  /// All breaches, those that an exception covers included.
  func breaches(in context: RuleContext) -> [any Breach]

  /// What the rule says about one component using another.
  func permission(from: ComponentID, to: ComponentID) -> Permission

  /// The components between which the rule has something to say about that; `nil` for a rule that
  /// never has.
  var ends: PairEnds? { get }

  /// Where the rule puts a component in an order, if it has one.
  func layer(of component: ComponentID) -> LayerStanding?

  /// What the rule says of the components that it lists as ones that may be used; `nil` for a rule
  /// that lists none.
  var listed: Permission? { get }

  /// Whether the rule says nothing beyond which components must not use which.
  var isPairwise: Bool { get }

  /// Whether the rule wants a component for all code.
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

/// What is vacuous: nothing can break it.
package enum Vacuity {
  /// All of a rule.
  case rule(why: String)
  /// One of its options, or what this leaves of the rule.
  case option(any DescribedError, at: Mark)
}

/// What a rule says about one component using another.
package enum Permission {
  case allowed
  case forbidden
  /// Allowed as long as only protocols, and maybe values, are used.
  case throughProtocols
  /// The rule has nothing to say about these two.
  case unregulated
}
