import LintelGraph

/// A kind of rule, with the options of one rule of that kind.
///
/// A new kind is a file in this folder and a line in ``RuleKinds``.
protocol RuleKind: Sendable {
  /// The word after `kind:`.
  static var word: String { get }
  /// What such a rule states, in one sentence.
  static var summary: String { get }
  static var judges: RuleSubject { get }
  /// The keys that only this kind has.
  static var options: [any DeclaredOption] { get }

  /// Reads the options; what is wrong goes to the log of `fields`.
  init(_ fields: Fields)

  /// Every mention of components in the options.
  var references: [ComponentReference] { get }

  /// What the rule must know all mentions of.
  var mentioned: [SymbolPattern] { get }

  /// The same rule for the components that the sources really have.
  func bind(to scope: RuleScope) -> any BoundRule
}

extension RuleKind {
  var mentioned: [SymbolPattern] { [] }
}

/// All kinds of rules.
enum RuleKinds {
  static let all: [any RuleKind.Type] = [
    LayersRule.self,
    ForbidRule.self,
    OnlyRule.self,
    ProtectRule.self,
    IndependentRule.self,
    AcyclicRule.self,
    ThroughProtocolsRule.self,
    ImportsRule.self,
    ConstructRule.self,
    SymbolsRule.self,
    RequireRule.self,
    ExhaustiveRule.self,
    ManifestRule.self,
    DiagramRule.self,
    PortsAndAdaptersRule.self,
    DeclarationsRule.self,
    MetricsRule.self,
    StableRule.self,
  ]
}

/// What a kind of rule looks at, which decides on the keys that it shares with others.
enum RuleSubject {
  /// Dependencies between declarations: `kinds`, `certainty` and `allow` apply.
  case dependencies
  /// Dependencies of one kind: `certainty` and `allow` apply.
  case dependenciesOfOneKind
  /// Imports of modules: `allow` applies, from components to modules.
  case imports
  /// Mentions of names: `certainty` applies, and `allow` from components to patterns of symbols.
  case mentions
  /// What there is, and who depends on it: `kinds` applies.
  case needs
  /// What belongs where, without anything written that could be excused.
  case nothingWritten
}

/// What a rule needs to know to be bound to a project.
struct RuleScope {
  let graph: DependencyGraph
  let components: ComponentMap
  /// Where the rule is written.
  let mark: Mark
  let log: ProblemLog
}

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

/// What a rule is judged in.
struct RuleContext {
  let graph: DependencyGraph
  let components: ComponentMap
  let edges: EdgeTable
  let lookups: Lookups
  let counted: CountedDependencies
  /// The entries under `allow`.
  let exceptions: [BoundException]
  /// Which files of the project are read.
  let sources: SourceSelection

  var namesakes: Namesakes { lookups.namesakes }
  var typeParts: TypeParts { lookups.typeParts }
  var texts: SourceTexts { lookups.texts }

  /// The outermost declaration that speaks for `declaration`: for code in an extension the type
  /// that it extends, if that is known.
  func subject(of declaration: DeclarationID) -> DeclarationID {
    let outermost = graph.outermost(of: declaration)
    let value = graph.declarations[Int(outermost)]
    guard value.kind == .extension, value.extendedType >= 0 else { return outermost }
    return graph.outermost(of: value.extendedType)
  }

  /// The declaration by which a finding names `declaration`: the outermost one around it that
  /// belongs to a component, which is a nested type when that, and not the type around it, does;
  /// for an extension the type that it extends, nested or not.
  func subject(of declaration: DeclarationID, in component: ComponentID?) -> DeclarationID {
    let outermost = graph.outermost(of: declaration)
    guard let component, !components.membership(of: outermost).contains(component) else {
      let value = graph.declarations[Int(outermost)]
      return value.kind == .extension && value.extendedType >= 0 ? value.extendedType : outermost
    }
    var result = declaration
    var current = declaration
    while current != outermost, components.membership(of: current).contains(component) {
      result = current
      current = graph.declarations[Int(current)].owner
    }
    return result
  }
}
