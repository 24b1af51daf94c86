/// A rule bound to the components of a project.
protocol BoundRule: Sendable {
  /// The components that the rule judges, in the order of the rule.
  var judged: [ComponentID] { get }

  /// Whether some code could break the rule while only these components have any.
  func canFail(among filled: [ComponentID]) -> Bool

  /// Why no code could break the rule, or a part of it, though its components have some; empty for
  /// a rule that some code could break in every way.
  var idleness: [Idleness] { get }

  /// All breaches, those that an exception covers included.
  func breaches(in context: RuleContext) -> [Breach]

  /// Changes of the sources that would each break the rule, every kind of breach at least once
  /// where the project has code for it.
  func proposals(in context: RuleContext) -> [ProposedBreach]

  /// What the rule says about one component using another.
  func permission(from: ComponentID, to: ComponentID) -> Permission

  /// Where the rule puts a component in an order, if it has one.
  func layer(of component: ComponentID) -> ComponentStanding.Layer?
}

extension BoundRule {
  func canFail(among filled: [ComponentID]) -> Bool { !Set(judged).isDisjoint(with: filled) }

  var idleness: [Idleness] { [] }

  func layer(of component: ComponentID) -> ComponentStanding.Layer? { nil }

  func proposals(in context: RuleContext) -> [ProposedBreach] { [] }
}

/// What can never fail.
enum Idleness {
  /// All of a rule.
  case rule(why: String)
  /// One of its options, or what this leaves of the rule.
  case option(ConfigurationFault, at: Mark)
}

/// What a rule says about one component using another.
enum Permission {
  case allowed
  case forbidden
  /// Allowed as long as only protocols, and maybe values, are used.
  case throughProtocols
  /// The rule has nothing to say about these two.
  case unregulated
}
