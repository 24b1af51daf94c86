/// What a rules file for a project could be, with the reasons.
public enum RulesProposal: Sendable {
  /// A preset, and those that go with it.
  case preset(PresetFit, additions: [PresetFit])
  /// A preset that was asked for.
  case wanted(PresetFit)
  /// The ports and adapters that the project has today.
  case hexagon(HexagonProposal)
  /// The order that the project has today.
  case layers(LayerProposal)
}

extension RulesProposal {
  /// More findings are no start: then the project is not what the proposal says, or not yet.
  static let acceptableFindings = 10
  /// With more, a preset that goes with another says more than the project is called after.
  static let acceptableFindingsOfAddition = 3

  /// All that a project gives, the best first.
  ///
  /// A preset that can hardly be another goes first, of several the most distinct. It is followed by
  /// presets that have a place for three types of four, by ports and adapters, by orders of modules or
  /// folders that forbid something, by presets that have a place for less or are no more than an order
  /// themselves, and by any other order.
  ///
  /// - Parameters:
  ///   - fits: of all presets that are architectures of their own, the best first.
  ///   - hexagon: ports and adapters, if there are some.
  ///   - layers: the best first.
  ///   - general: the names of presets that are no more than an order of layers.
  ///   - additions: the presets that go with one of them.
  public static func all(
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

  /// What a reader of the project would call its architecture, the surest first, whatever the project
  /// makes of the rules.
  ///
  /// - Parameters:
  ///   - named: presets that the project is called after.
  ///   - modules: orders of a project that has many modules.
  ///   - common: names of presets that are recognized by their rules only.
  ///   - screenPatterns: names of presets that say how a screen is made, and not how the project is.
  ///   - usual: names of presets whose parts every application has.
  ///   - additions: the presets that go with one of them.
  public static func leading(
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

  /// Whether it may be proposed though others find less.
  ///
  /// - Parameter findings: how many it has in the project.
  public func isConvincing(findings: Int) -> Bool {
    switch self {
    case .preset(let fit, _):
      findings <= Self.acceptableFindings
        ? fit.isUnmistakable || fit.coversNearlyAll
        : fit.isUnmistakable && fit.isNearlyKept(findings: findings)
    case .wanted: true
    case .hexagon: findings <= Self.acceptableFindings
    case .layers(let layers):
      layers.isStrong && findings <= Self.acceptableFindings
    }
  }

  /// Whether so few findings are a start.
  public static func isStart(findings: Int) -> Bool { findings <= acceptableFindings }

  /// The same with a place for what a preset has no part for.
  ///
  /// - Parameter coveredCount: how many types have a place in all.
  public func adding(_ remainder: Remainder?, coveredCount: Int) -> RulesProposal {
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
  /// The most distinct first.
  fileprivate var sortedByDistinction: [PresetFit] {
    enumerated().sorted {
      ($1.element.distinction, $0.offset) < ($0.element.distinction, $1.offset)
    }
    .map(\.element)
  }
}
