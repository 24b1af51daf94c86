import LintelFindings

extension RulesProposal {
  /// The same without what a project does all over; `nil` if then little of it would be left.
  ///
  /// - Parameter findings: of the proposal in the project.
  public func conceding(_ findings: [Finding]) -> RulesProposal? {
    var proposal = self
    let concessions: [Concession]
    switch self {
    case .preset(var fit, let additions):
      concessions = Concession.fewest(
        for: findings, besides: fit.concessions, remaining: Self.acceptableFindings)
      fit.concessions = concessions
      proposal = .preset(fit, additions: additions)
    case .layers(var layers):
      concessions = Concession.fewest(
        for: findings, besides: layers.concessions, remaining: Self.acceptableFindings)
      layers.concessions = concessions
      proposal = .layers(layers)
    case .hexagon, .wanted: return nil
    }
    return concessions.count <= proposal.mostConcessions ? proposal : nil
  }

  /// The same without the presets that go with it and whose rules find much; `nil` if there are none.
  ///
  /// - Parameter findings: of the proposal in the project.
  public func withoutBrokenAdditions(_ findings: [Finding]) -> RulesProposal? {
    guard case .preset(let fit, let additions) = self else { return nil }
    let kept = additions.filter { addition in
      findings.count { addition.rules[$0.rule] != nil } <= Self.acceptableFindingsOfAddition
    }
    return kept.count < additions.count ? .preset(fit, additions: kept) : nil
  }

  /// The names of those rules that have exceptions.
  public var rulesWithExceptions: Set<String> {
    Set(concessions.filter { $0.use != nil }.map(\.rule))
  }

  /// The same with notes for all that some rules find, instead of exceptions.
  ///
  /// - Parameter rules: of a preset, as little is left of an order without its only one.
  public func weakening(_ rules: Set<String>) -> RulesProposal {
    switch self {
    case .preset(var fit, let additions):
      fit.concessions = fit.concessions.weakening(rules)
      return .preset(fit, additions: additions)
    case .hexagon, .layers, .wanted: return self
    }
  }

  /// More leave too little to be called after: eight, or as many as a preset has rules.
  private var mostConcessions: Int {
    switch self {
    case .preset(let fit, _), .wanted(let fit): max(8, fit.rules.count)
    case .hexagon, .layers: 8
    }
  }

  /// What of it the project does all over, so that it is not asked for yet.
  var concessions: [Concession] {
    switch self {
    case .preset(let fit, _), .wanted(let fit): fit.concessions
    case .hexagon: []
    case .layers(let layers): layers.concessions
    }
  }
}
