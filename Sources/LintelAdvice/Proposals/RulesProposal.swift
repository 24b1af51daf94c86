import LintelText

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
  private static let convincingScore = 0.08

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

  /// Whether its name tells what the project is, though much may be against it.
  public var isUnmistakable: Bool {
    if case .preset(let fit, _) = self { fit.isUnmistakable } else { false }
  }

  /// Whether an order that the project keeps says as much: one that forbids three fourths of what this
  /// order forbids, or, where a preset is no more than an order, any that forbids much.
  ///
  /// - Parameter generalPresets: names of presets that are no more than an order of layers.
  public func isMatched(by other: RulesProposal, generalPresets: Set<String>) -> Bool {
    guard other.isStrongOrder, case .layers(let kept) = other else { return false }
    switch self {
    case .preset(let fit, _): return generalPresets.contains(fit.preset) && !fit.coversNearlyAll
    case .wanted: return false
    case .layers(let own): return kept.score * 4 >= own.score * 3
    }
  }

  /// Whether it is an order that forbids much, though much may be against it.
  public var isStrongOrder: Bool {
    if case .layers(let layers) = self { layers.score >= Self.convincingScore } else { false }
  }

  /// Whether it says nearly the same, so that one of both is enough to choose from.
  public func isNearly(_ other: RulesProposal) -> Bool {
    guard case .layers(let own) = self, case .layers(let other) = other else { return false }
    return own.isNearly(other)
  }

  /// What the next ones are called where one is proposed.
  public var title: String {
    switch self {
    case .preset(let fit, _), .wanted(let fit): "the preset '\(fit.preset)'"
    case .layers(let layers): layers.title
    }
  }

  /// How many types have a place, and how many there are.
  public var coverage: (covered: Int, all: Int) {
    switch self {
    case .preset(let fit, _), .wanted(let fit): (fit.coveredCount, fit.typeCount)
    case .layers(let layers): (layers.coveredCount, layers.typeCount)
    }
  }

  /// Why this is proposed: lines without a mark of comment.
  public var evidence: [String] {
    switch self {
    case .preset(let fit, let additions):
      ["'\(fit.preset)' fits best: \(fit.summary)"] + fit.partLines
        + additions.flatMap { ["'\($0.preset)' goes with it: \($0.summary)"] + $0.partLines }
    case .wanted(let fit): ["'\(fit.preset)' as asked: \(fit.summary)"] + fit.partLines
    case .layers(let layers): layers.evidence
    }
  }

  /// The text of the rules file.
  ///
  /// - Parameter rules: what goes with it, of ``additions(in:)``.
  public func text(adding rules: [AdditionalRule] = []) -> String {
    switch self {
    case .preset(let fit, let additions): text(extending: [fit] + additions, adding: rules)
    case .wanted(let fit): text(extending: [fit], adding: rules)
    case .layers(let layers): layers.text(adding: rules)
    }
  }

  private func text(extending fits: [PresetFit], adding rules: [AdditionalRule]) -> String {
    let part = fits[0].missing.first ?? fits[0].parts[0].name
    return """
      \(rulesFileHead)
      \(yamlComment(evidence))
      version: 1
      extends: [\(fits.map(\.preset).joined(separator: ", "))]

      # A component of the same name says where else a part is to be found:
      #
      # components:
      #   \(part): { path: "Sources/\(part)/**" }

      # Code that is not to be checked:
      #
      # sources: { exclude: ["**/Generated/**"] }

      \(Self.section(rules))
      """
  }

  private static func section(_ rules: [AdditionalRule]) -> String {
    guard rules.isEmpty else {
      return """
        # Rules of the preset can be replaced by name.
        rules:
        """ + rules.map(\.text).joined()
    }
    return """
      # Rules of the preset can be replaced by name, and others added:
      #
      # rules:
      #   everything-has-a-place: { kind: exhaustive, severity: warning }

      """
  }
}

/// The first lines of a rules file, up to the reasons for it.
let rulesFileHead = """
  # yaml-language-server: $schema=lintel.schema.json
  # The line above is for editors; 'lintel schema > lintel.schema.json' writes what it names.
  #
  # The architecture of this project; 'lintel' checks it.
  #
  """

extension PresetFit {
  /// `5 of 8 parts, 14 of 19 types, 3 of 40 dependencies against its rules`.
  fileprivate var summary: String {
    "\(parts.count) of \(parts.count + missing.count) parts, \(coveredCount) of "
      + "\(counted(typeCount, "type")), \(forbiddenCount) of "
      + "\(counted(dependencyCount, "dependency", "dependencies")) against its rules"
  }

  fileprivate var partLines: [String] {
    parts.map { part in
      let count =
        part.typeCount > 0
        ? counted(part.typeCount, "type") : counted(part.functionCount, "function")
      return "  \(part.name): \(count)"
    }
      + (missing.isEmpty ? [] : ["  not here: \(missing.joined(separator: ", "))"])
  }
}
