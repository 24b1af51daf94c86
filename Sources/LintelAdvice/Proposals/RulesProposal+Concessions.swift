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

  /// Whether a rule of the proposal has exceptions or reports only notes.
  package var isConceding: Bool { !concessions.isEmpty }

  /// The proposal without exceptions, and with rules that report errors.
  package var withoutConcessions: RulesProposal { replacing { _ in [] } }

  /// The proposal with exceptions that accept only one place each, so that all places are counted.
  package var withLeastConcessions: RulesProposal {
    replacing { concessions in
      concessions.map { concession in
        var result = concession
        result.limit = 1
        return result
      }
    }
  }

  /// Returns the proposal with exceptions that accept as many places as were counted, without those
  /// that accept none.
  ///
  /// - Parameter exceptions: the exceptions of ``withLeastConcessions``, after a check.
  package func limited(to exceptions: [CountedException]) -> RulesProposal {
    replacing { $0.limited(to: exceptions) }
  }

  private func replacing(_ change: ([Concession]) -> [Concession]) -> RulesProposal {
    switch self {
    case .preset(var fit, let additions):
      fit.concessions = change(fit.concessions)
      return .preset(fit, additions: additions)
    case .layers(var layers):
      layers.concessions = change(layers.concessions)
      return .layers(layers)
    case .hexagon, .wanted: return self
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
