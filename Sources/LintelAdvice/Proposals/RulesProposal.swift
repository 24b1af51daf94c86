import LintelFindings
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
    case .wanted: return nil
    }
    return concessions.count <= proposal.mostConcessions ? proposal : nil
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
    case .layers, .wanted: return self
    }
  }

  /// Whether so few findings are a start.
  public static func isStart(findings: Int) -> Bool { findings <= acceptableFindings }

  /// More leave too little to be called after: eight, or as many as a preset has rules.
  private var mostConcessions: Int {
    switch self {
    case .preset(let fit, _), .wanted(let fit): max(8, fit.rules.count)
    case .layers: 8
    }
  }

  /// What of it the project does all over, so that it is not asked for yet.
  private var concessions: [Concession] {
    switch self {
    case .preset(let fit, _), .wanted(let fit): fit.concessions
    case .layers(let layers): layers.concessions
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

  /// Whether it is a preset of which there is so much in the project that it cannot be chance.
  public var isRich: Bool {
    if case .preset(let fit, _) = self { fit.presentOwnCount >= 4 } else { false }
  }

  /// Whether it is one of some presets.
  public func isOne(of presets: Set<String>) -> Bool {
    if case .preset(let fit, _) = self { presets.contains(fit.preset) } else { false }
  }

  /// Whether it is the same preset, or the same order, with other exceptions perhaps.
  public func isSame(as other: RulesProposal) -> Bool {
    switch (self, other) {
    case (.preset(let own, _), .preset(let other, _)): own.preset == other.preset
    case (.layers(let own), .layers(let other)): own.title == other.title
    default: false
    }
  }

  /// Whether it is an order that the project has today.
  public var isOrder: Bool {
    if case .layers = self { true } else { false }
  }

  /// Whether it says nearly the same, so that one of both is enough to choose from.
  public func isNearly(_ other: RulesProposal) -> Bool {
    guard case .layers(let own) = self, case .layers(let other) = other else { return false }
    return own.isNearly(other)
  }

  /// What the next ones are called where one is proposed.
  public var title: String {
    let title =
      switch self {
      case .preset(let fit, _), .wanted(let fit): "the preset '\(fit.preset)'"
      case .layers(let layers): layers.title
      }
    let count = concessions.count
    return count == 0 ? title : "\(title), with \(counted(count, "exception"))"
  }

  /// How many types have a place, and how many there are.
  public var coverage: (covered: Int, all: Int) {
    switch self {
    case .preset(let fit, _), .wanted(let fit):
      (fit.coveredCount + (fit.remainder?.sharedCount ?? 0), fit.typeCount)
    case .layers(let layers): (layers.coveredCount, layers.typeCount)
    }
  }

  /// Why this is proposed: lines without a mark of comment.
  public var evidence: [String] {
    facts
      + (concessions.isEmpty
        ? []
        : ["done all over, and so no finding for now:"] + concessions.summaries.map { "  " + $0 })
      + (remainder?.evidence ?? [])
  }

  /// The same with a place for what a preset has no part for.
  public func adding(_ remainder: Remainder) -> RulesProposal {
    guard case .preset(var fit, let additions) = self else { return self }
    fit.remainder = remainder
    return .preset(fit, additions: additions)
  }

  private var remainder: Remainder? {
    if case .preset(let fit, _) = self { fit.remainder } else { nil }
  }

  private var facts: [String] {
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
    let remainder = fits[0].remainder.flatMap { $0.shared.isEmpty ? nil : $0 }
    let shared = remainder.map { $0.rule(parts: fits.flatMap(\.parts).map(\.name)) }
    return """
      \(rulesFileHead)
      \(yamlComment(evidence))
      version: 1
      extends: [\(fits.map(\.preset).joined(separator: ", "))]

      # A component of the same name says where else a part is to be found:
      #
      # components:
      #   \(part): { path: "Sources/\(part)/**" }
      \(remainder.map { "\n\($0.componentsText)\n" } ?? "")
      # Code that is not to be checked:
      #
      # sources: { exclude: ["**/Generated/**"] }

      \(Self.section(Self.replacements(in: fits) + ([shared].compactMap(\.self) + rules).map(\.text)))
      """
  }

  /// The rules of presets that concessions are about, with these.
  private static func replacements(in fits: [PresetFit]) -> [String] {
    let concessions = fits.flatMap(\.concessions)
    var names: Set<String> = []
    return concessions.map(\.rule).filter { names.insert($0).inserted }.compactMap { rule in
      fits.lazy.compactMap { $0.rules[rule] }.first.map { text in
        """

          # As in the preset, but for what is done all over today.
        \(text)\(concessions.text(for: rule))
        """
      }
    }
  }

  private static func section(_ rules: [String]) -> String {
    guard rules.isEmpty else {
      return """
        # Rules of the preset can be replaced by name.
        rules:
        """ + rules.joined()
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
