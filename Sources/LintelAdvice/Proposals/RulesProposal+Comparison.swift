extension RulesProposal {
  /// Whether the proposal is an unmistakable preset, even if it has many findings.
  package var isUnmistakable: Bool {
    if case .preset(let fit, _) = self { fit.isUnmistakable } else { false }
  }

  /// Whether `other`, an order that the project keeps, is worth nearly as much: its score is at
  /// least three quarters of that of this order, or it is a strong order and this is a preset that
  /// is only an order of layers and covers less than three of four types.
  ///
  /// - Parameter generalPresets: names of presets that are no more than an order of layers.
  package func isMatched(by other: RulesProposal, generalPresets: Set<String>) -> Bool {
    guard other.isStrongOrder, case .layers(let kept) = other else { return false }
    switch self {
    case .preset(let fit, _): return generalPresets.contains(fit.preset) && !fit.coversNearlyAll
    case .hexagon, .wanted: return false
    case .layers(let own): return Tuning.matchingScore.isReached(by: kept.score, of: own.score)
    }
  }

  /// Whether the proposal is an order that forbids much, even if it has many findings.
  package var isStrongOrder: Bool {
    if case .layers(let layers) = self { layers.isStrong } else { false }
  }

  /// Whether the proposal is one of the given presets.
  package func isOne(of presets: Set<String>) -> Bool {
    if case .preset(let fit, _) = self { presets.contains(fit.preset) } else { false }
  }

  /// Whether both proposals are the same preset, the same order, or ports and adapters, perhaps
  /// with other exceptions.
  package func isSame(as other: RulesProposal) -> Bool {
    switch (self, other) {
    case (.preset(let own, _), .preset(let other, _)): own.preset == other.preset
    case (.layers(let own), .layers(let other)): own.title == other.title
    case (.hexagon, .hexagon): true
    default: false
    }
  }

  /// Whether the proposal is an order that the project has today.
  package var isOrder: Bool {
    if case .layers = self { true } else { false }
  }

  /// Whether the proposal is a preset that was not asked for, in which some types may have no
  /// component.
  package var isUnrequestedPreset: Bool {
    if case .preset = self { true } else { false }
  }

  /// Whether the proposal describes the ports and adapters that the project has today.
  package var isHexagon: Bool {
    if case .hexagon = self { true } else { false }
  }

  /// Whether both proposals are orders that are nearly the same, so that one of them is enough.
  package func isNearly(_ other: RulesProposal) -> Bool {
    guard case .layers(let own) = self, case .layers(let other) = other else { return false }
    return own.isNearly(other)
  }
}
