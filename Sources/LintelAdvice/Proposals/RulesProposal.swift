/// What a rules file for a project could be, with the reasons.
public enum RulesProposal: Sendable {
  /// A preset, and those that go with it.
  case preset(PresetFit, additions: [PresetFit])
  /// A preset that was asked for.
  case wanted(PresetFit)
  /// The order that the project has today.
  case layers(LayerProposal)
}

extension RulesProposal {
  /// More findings are no start: then the project is not what the proposal says, or not yet.
  static let acceptableFindings = 10

  /// Below this, the order of a project forbids so little that a preset tells more.
  static let convincingScore = 0.08

  /// All that a project gives, the best first.
  ///
  /// A preset that can hardly be another goes first, of several the most distinct. It is followed by presets that have a place for three types of four, by orders of modules or
  /// folders that forbid something, by presets that have a place for less, and by any other order.
  ///
  /// - Parameters:
  ///   - fits: of all presets that are architectures of their own, the best first.
  ///   - layers: the best first.
  ///   - additions: the presets that go with one of them.
  public static func all(
    _ fits: [PresetFit], layers: [LayerProposal],
    additions: (PresetFit) -> [PresetFit] = { _ in [] }
  ) -> [RulesProposal] {
    let presets = fits.enumerated().filter(\.element.isConvincing)
    func proposals(_ rank: Rank) -> [RulesProposal] {
      let ranked = presets.filter { Rank($0.element) == rank }.sorted {
        ($1.element.distinction, $0.offset) < ($0.element.distinction, $1.offset)
      }
      return ranked.map {
        .preset($0.element, additions: additions($0.element).filter(\.isFollowed))
      }
    }
    let (strong, weak) = (
      layers.filter { $0.score >= convincingScore }, layers.filter { $0.score < convincingScore }
    )
    return proposals(.unmistakable) + proposals(.wide) + strong.map { .layers($0) }
      + proposals(.narrow) + weak.map { .layers($0) }
  }

  private enum Rank {
    case unmistakable, wide, narrow

    init(_ fit: PresetFit) {
      self = fit.isUnmistakable ? .unmistakable : fit.coversNearlyAll ? .wide : .narrow
    }
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
    case .layers(let layers):
      layers.score >= Self.convincingScore && findings <= Self.acceptableFindings
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
