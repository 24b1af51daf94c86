/// A proposed rules file for a project, with the reasons.
package enum RulesProposal: Sendable {
  /// A preset, with the presets that are added to it.
  case preset(PresetFit, additions: [PresetFit])
  /// A preset that was asked for.
  case wanted(PresetFit)
  /// The ports and adapters that the project has today.
  case hexagon(HexagonProposal)
  /// The order of layers that the project has today.
  case layers(LayerProposal)
}

extension RulesProposal {
  /// Returns all proposals for a project, the best first.
  ///
  /// Unmistakable presets go first, the most distinct at the front. They are followed by presets
  /// that cover three of four types, by ports and adapters, by strong orders of modules or folders,
  /// by presets that cover less or that only order layers, and by all other orders.
  ///
  /// - Parameters:
  ///   - fits: the fits of all presets that are architectures of their own, the best first.
  ///   - hexagon: ports and adapters, if there are some.
  ///   - layers: the orders of modules or folders, the best first.
  ///   - general: the names of presets that are no more than an order of layers.
  ///   - additions: returns the presets that can be added to a given preset.
  package static func all(
    _ fits: [PresetFit], hexagon: HexagonProposal? = nil, layers: [LayerProposal],
    general: Set<String> = [],
    additions: (PresetFit) -> [PresetFit] = { _ in [] }
  ) -> [RulesProposal] {
    let presets = fits.filter(\.isConvincing)
    func proposals(_ rank: Rank) -> [RulesProposal] {
      presets.filter { Rank($0, general: general) == rank }.sortedByDistinction
        .map { preset($0, additions) }
    }
    let (strong, weak) = (layers.filter(\.isStrong), layers.filter { !$0.isStrong })
    let orders = (strong: strong.map(RulesProposal.layers), weak: weak.map(RulesProposal.layers))
    return proposals(.unmistakable) + proposals(.wide)
      + (hexagon.map { [.hexagon($0)] } ?? []) + orders.strong + proposals(.narrow) + orders.weak
  }

  private enum Rank {
    case unmistakable, wide, narrow

    init(_ fit: PresetFit, general: Set<String>) {
      self =
        general.contains(fit.preset)
        ? .narrow : fit.isUnmistakable ? .unmistakable : fit.coversNearlyAll ? .wide : .narrow
    }
  }

  /// Returns the architectures that a reader would recognise in the project, the surest first. How
  /// many findings a proposal would have does not matter.
  ///
  /// - Parameters:
  ///   - named: the fits of presets that are recognised by names in the project.
  ///   - modules: the orders of layers, of which weak ones and those of folders are left out; empty
  ///     unless the project has many modules.
  ///   - common: the names of presets that are easily mistaken, because projects of other
  ///     architectures have such folders and types as well. They come after the orders of layers
  ///     unless the project keeps their rules.
  ///   - screenPatterns: the names of presets that say how a screen is built, and not how the
  ///     project is organised.
  ///   - usual: the names of presets whose parts every application has.
  ///   - additions: returns the presets that can be added to a given preset.
  package static func leading(
    _ named: [PresetFit], modules: [LayerProposal], common: Set<String>,
    screenPatterns: Set<String>, usual: Set<String>,
    additions: (PresetFit) -> [PresetFit] = { _ in [] }
  ) -> [RulesProposal] {
    func presets(where isWanted: (PresetFit) -> Bool) -> [RulesProposal] {
      named.filter(isWanted).sortedByDistinction.map { preset($0, additions) }
    }
    func isArchitecture(_ fit: PresetFit) -> Bool { !screenPatterns.contains(fit.preset) }
    func isSure(_ fit: PresetFit) -> Bool { !common.contains(fit.preset) || fit.keepsItsRules }
    return presets { isArchitecture($0) && isSure($0) }
      + modules.filter { $0.kind != .folders && $0.isStrong }.map { .layers($0) }
      + presets { isArchitecture($0) && !isSure($0) }
      + presets { !isArchitecture($0) && !usual.contains($0.preset) }
      + presets { usual.contains($0.preset) }
  }

  private static func preset(
    _ fit: PresetFit, _ additions: (PresetFit) -> [PresetFit]
  ) -> RulesProposal {
    let followed = additions(fit).filter(\.isFollowed)
    return .preset(fit, additions: followed.sorted { $0.preset < $1.preset })
  }

  /// Whether the proposal may be made even if others have fewer findings: with an acceptable number
  /// of findings, an unmistakable preset, one that covers three of four types, ports and adapters,
  /// or a strong order; with more findings, an unmistakable preset that the project nearly keeps;
  /// in any case a preset that was asked for.
  ///
  /// - Parameter findings: the number of its findings in the project.
  package func isConvincing(findings: Int) -> Bool {
    switch self {
    case .preset(let fit, _):
      findings <= Tuning.acceptableFindings
        ? fit.isUnmistakable || fit.coversNearlyAll
        : fit.isUnmistakable && fit.isNearlyKept(findings: findings)
    case .wanted: true
    case .hexagon: findings <= Tuning.acceptableFindings
    case .layers(let layers):
      layers.isStrong && findings <= Tuning.acceptableFindings
    }
  }

  /// Whether the findings are few enough for a team to start using the proposal.
  package static func isStart(findings: Int) -> Bool { findings <= Tuning.acceptableFindings }

  /// Returns the proposal with components for the code that belongs to no part of its preset.
  ///
  /// - Parameter coveredCount: the number of types that then have a component.
  package func adding(_ remainder: Remainder?, coveredCount: Int) -> RulesProposal {
    guard case .preset(var fit, let additions) = self else { return self }
    fit.remainder = remainder
    fit.coveredWithOthers = coveredCount
    return .preset(fit, additions: additions)
  }

  var remainder: Remainder? {
    if case .preset(let fit, _) = self { fit.remainder } else { nil }
  }
}

extension [PresetFit] {
  /// The fits, the most distinct first.
  fileprivate var sortedByDistinction: [PresetFit] {
    enumerated().sorted {
      ($1.element.distinction, $0.offset) < ($0.element.distinction, $1.offset)
    }
    .map(\.element)
  }
}
