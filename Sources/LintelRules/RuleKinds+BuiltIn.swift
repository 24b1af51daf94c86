import LintelJudging

extension RuleKinds {
  /// The kinds of rules that come with Lintel.
  package static let builtIn = RuleKinds([
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
  ])
}
