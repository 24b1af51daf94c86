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
