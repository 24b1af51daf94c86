import LintelFindings

extension RulesProposal {
  /// Returns the proposal with exceptions for uses that the project has in many locations; `nil` if
  /// that takes too many exceptions.
  ///
  /// - Parameter findings: the findings of the proposal in the project.
  package func conceding(_ findings: [Finding]) -> RulesProposal? {
    var proposal = self
    let concessions: [Concession]
    switch self {
    case .preset(var fit, let additions):
      concessions = Concession.fewest(
        for: findings, besides: fit.concessions, remaining: Tuning.acceptableFindings)
      fit.concessions = concessions
      proposal = .preset(fit, additions: additions)
    case .layers(var layers):
      concessions = Concession.fewest(
        for: findings, besides: layers.concessions, remaining: Tuning.acceptableFindings)
      layers.concessions = concessions
      proposal = .layers(layers)
    case .hexagon, .wanted: return nil
    }
    return concessions.count <= proposal.mostConcessions ? proposal : nil
  }

  /// Returns the proposal without the additional presets whose rules find much; `nil` if there are
  /// none.
  ///
  /// - Parameter findings: the findings of the proposal in the project.
  package func withoutBrokenAdditions(_ findings: [Finding]) -> RulesProposal? {
    guard case .preset(let fit, let additions) = self else { return nil }
    let kept = additions.filter { addition in
      findings.count { addition.rules[$0.rule] != nil } <= Tuning.acceptableFindingsOfAddition
    }
    return kept.count < additions.count ? .preset(fit, additions: kept) : nil
  }

  /// The names of the rules that have exceptions.
  package var rulesWithExceptions: Set<String> {
    Set(concessions.filter { $0.use != nil }.map(\.rule))
  }

  /// Returns the proposal in which some rules report only notes, instead of having exceptions.
  ///
  /// - Parameter rules: the names of rules of a preset; an order is returned unchanged, because
  ///   little is left of it without its only rule.
  package func weakening(_ rules: Set<String>) -> RulesProposal {
    switch self {
    case .preset(var fit, let additions):
      fit.concessions = fit.concessions.weakening(rules)
      return .preset(fit, additions: additions)
    case .hexagon, .layers, .wanted: return self
    }
  }

  /// The largest number of exceptions that leave enough of the architecture: as many as a preset has
  /// rules, but at least ``Tuning/mostConcessions``.
  private var mostConcessions: Int {
    switch self {
    case .preset(let fit, _), .wanted(let fit): max(Tuning.mostConcessions, fit.rules.count)
    case .hexagon, .layers: Tuning.mostConcessions
    }
  }

  /// The exceptions for uses that the project has in many locations.
  var concessions: [Concession] {
    switch self {
    case .preset(let fit, _), .wanted(let fit): fit.concessions
    case .hexagon: []
    case .layers(let layers): layers.concessions
    }
  }
}
