import LintelAdvice
import LintelFindings
import LintelJudging
import LintelPresets
import LintelProving

/// A proposal for a project, with the findings that it has there.
package struct JudgedProposal: Sendable {
  package private(set) var proposal: RulesProposal
  /// The findings of the proposal, without notes.
  private let findings: [Finding]
  /// The number of findings that are errors or warnings.
  package var findingCount: Int { findings.count }
  /// The share of all pairs of types that the rules forbid; `nil` if it was not measured.
  package private(set) var forbiddenShare: Double?

  /// The largest number of proposals that are judged, besides leading ones.
  private static let mostJudged = 12
  /// The largest number of proposals that are reported.
  private static let mostTold = 5
  /// The largest number of proposals that are tried with exceptions, and that of leading proposals
  /// that are judged.
  private static let (mostConceding, mostLeading) = (6, 6)

  /// - Returns: `nil` if the proposal cannot be judged.
  private init?(_ proposal: RulesProposal, in project: Project) {
    guard
      let architecture = try? DeclaredArchitecture(rulesFile: "lintel.yml", text: proposal.text()),
      let check = try? architecture.check(project, baseline: .none)
    else { return nil }
    self.proposal = proposal
    findings = check.result.findings.filter { $0.severity > .note }
  }

  /// Returns the best proposals, the best first.
  ///
  /// The first is a leading proposal with few enough findings for a team to start using it, maybe
  /// after exceptions. If there is none, it is the first convincing proposal, or else the first
  /// with few enough findings after exceptions, or else an unmistakable preset, or else the strong
  /// order with the fewest findings. If that proposal has findings, a strong order without findings
  /// takes its place if it is worth nearly as much; see
  /// ``RulesProposal/isMatched(by:generalPresets:)``.
  ///
  /// Left out are proposals that cannot be judged, e.g. because their components overlap in this
  /// project, and those that are nearly equal to a better one.
  ///
  /// - Parameter leading: the proposals that are recognised by names in the project, the surest
  ///   first; see ``RulesProposal/leading(_:modules:common:screenPatterns:usual:additions:)``.
  static func ranked(
    _ proposals: [RulesProposal], leading: [RulesProposal], in project: Project
  ) -> [JudgedProposal] {
    let named = leading.prefix(mostLeading)
    var judged: [JudgedProposal] = []
    for proposal in proposals where judged.count < mostJudged {
      if let next = followed(proposal, in: project) { judged.append(next) }
    }
    for proposal in named where !judged.contains(where: { $0.proposal.isSame(as: proposal) }) {
      if let next = followed(proposal, in: project) { judged.append(next) }
    }
    if let best = starting(named, of: judged, in: project) ?? conceding(judged, in: project)
      ?? best(of: judged)
    {
      let kept = judged.first {
        $0.findingCount == 0 && best.findingCount > 0
          && best.proposal.isMatched(by: $0.proposal, generalPresets: Presets.general)
      }
      let first = kept ?? best
      judged.removeAll { $0.proposal.isSame(as: first.proposal) }
      judged.insert(first, at: 0)
    }
    var told: [JudgedProposal] = []
    for candidate in judged where told.count < mostTold {
      if !told.contains(where: { $0.proposal.isNearly(candidate.proposal) }) {
        told.append(candidate)
      }
    }
    return told.map { $0.measured(in: project) }
  }

  /// Returns the proposal with ``forbiddenShare`` measured.
  private func measured(in project: Project) -> JudgedProposal {
    guard
      let architecture = try? DeclaredArchitecture(rulesFile: "lintel.yml", text: proposal.text()),
      let judge = try? Judge(architecture.configuration, project.graph)
    else { return self }
    var result = self
    result.forbiddenShare = judge.forbiddenShare
    return result
  }

  /// Returns the first leading proposal with few enough findings for a team to start using it. A
  /// preset with more findings is tried with exceptions; an order is not.
  private static func starting(
    _ named: ArraySlice<RulesProposal>, of judged: [JudgedProposal], in project: Project
  ) -> JudgedProposal? {
    named.lazy.compactMap { proposal in
      guard let judged = judged.first(where: { $0.proposal.isSame(as: proposal) }) else {
        return nil
      }
      if judged.isStart { return judged }
      return judged.proposal.isOrder ? nil : judged.withConcessions(in: project)
    }
    .first
  }

  /// Judges a proposal without the additional presets that the project does not follow; `nil` if it
  /// cannot be judged, or if it is a hexagon with too many findings.
  private static func followed(_ proposal: RulesProposal, in project: Project) -> JudgedProposal? {
    guard let judged = JudgedProposal(proposal, in: project),
      judged.isStart || !proposal.isHexagon
    else { return nil }
    return judged.proposal.withoutBrokenAdditions(judged.findings).flatMap {
      JudgedProposal($0, in: project)
    } ?? judged
  }

  private static func best(of judged: [JudgedProposal]) -> JudgedProposal? {
    judged.first { $0.isConvincing } ?? judged.first { $0.proposal.isUnmistakable }
      ?? judged.filter { $0.proposal.isStrongOrder }.min { $0.findingCount < $1.findingCount }
  }

  /// Returns the first proposal that has few enough findings after exceptions; `nil` if one is
  /// convincing without exceptions.
  private static func conceding(
    _ judged: [JudgedProposal], in project: Project
  ) -> JudgedProposal? {
    guard !judged.contains(where: \.isConvincing) else { return nil }
    let general = Presets.general
    let presets = judged.filter { $0.proposal.isUnmistakable && !$0.proposal.isOne(of: general) }
    let orders = judged.filter {
      $0.proposal.isStrongOrder || $0.proposal.isUnmistakable && $0.proposal.isOne(of: general)
    }.sorted { $0.findingCount < $1.findingCount }
    let weakOrders = judged.filter { $0.proposal.isOrder && !$0.proposal.isStrongOrder }
    return (presets + orders + weakOrders).prefix(mostConceding).lazy.compactMap {
      $0.withConcessions(in: project)
    }.first
  }

  /// Adds exceptions, in up to three rounds, until the findings are few enough for a team to start
  /// using the proposal; `nil` if that fails. One round may not be enough, because an exception may
  /// reveal findings that others had hidden.
  private func withConcessions(in project: Project) -> JudgedProposal? {
    var result = self
    for _ in 0..<3 where !result.isStart {
      guard let proposal = result.proposal.conceding(result.findings),
        let next = JudgedProposal(proposal, in: project)
      else { return nil }
      result = next
    }
    return result.isStart && !result.isHollowOrder(in: project) ? result : nil
  }

  /// Whether the exceptions to an order leave nothing that its only rule forbids.
  private func isHollowOrder(in project: Project) -> Bool {
    guard proposal.isOrder, proposal.isConceding,
      let architecture = try? DeclaredArchitecture(rulesFile: "lintel.yml", text: proposal.text()),
      let judge = try? Judge(architecture.configuration, project.graph)
    else { return false }
    return !judge.canBreak(LayerProposal.ruleName, in: project)
  }

  /// Returns the proposal without exceptions, with all findings that it then has.
  package func withoutConcessions(in project: Project) -> JudgedProposal {
    guard proposal.isConceding else { return self }
    return JudgedProposal(proposal.withoutConcessions, in: project)?.measured(in: project) ?? self
  }

  /// Returns the proposal with exceptions that accept as many places as the project has.
  ///
  /// - Parameter additions: the rules that are added to the proposal.
  package func limited(in project: Project, adding additions: [AdditionalRule]) -> RulesProposal {
    guard proposal.isConceding,
      let architecture = try? DeclaredArchitecture(
        rulesFile: "lintel.yml", text: proposal.withLeastConcessions.text(adding: additions)),
      let check = try? architecture.check(project, baseline: .none)
    else { return proposal }
    return proposal.limited(to: check.result.rules.flatMap(\.exceptions))
  }

  private var isStart: Bool { RulesProposal.isStart(findings: findingCount) }
  private var isConvincing: Bool { proposal.isConvincing(findings: findingCount) }

  /// Returns the proposal with components for the code that belongs to no component of its preset,
  /// if these cause no more findings.
  package func completed(in project: Project) -> JudgedProposal {
    guard proposal.isUnrequestedPreset,
      let architecture = try? DeclaredArchitecture(rulesFile: "lintel.yml", text: proposal.text()),
      let judge = try? Judge(architecture.configuration, project.graph)
    else { return self }
    let covered = proposal.coverage.all - (judge.unplacedTypes?.count ?? 0)
    var plain = self
    plain.proposal = proposal.adding(nil, coveredCount: covered)
    guard let remainder = Remainder(judge) else { return plain }
    // The order is derived from uses alone, but its rule also counts imports of modules that are
    // not used.
    return [remainder, remainder.withoutOrder].lazy.compactMap {
      let proposal = proposal.adding($0, coveredCount: covered + $0.typeCount)
      return JudgedProposal(proposal, in: project)
    }.first { $0.findingCount <= findingCount }?.measured(in: project) ?? plain
  }

  /// Returns the additional rules that the project keeps already, the most significant first.
  package func keptAdditions(in project: Project) -> [AdditionalRule] {
    var kept: [AdditionalRule] = []
    for rule in proposal.additions(in: project.graph) where kept.count < RulesProposal.mostAdditions
    {
      guard
        let architecture = try? DeclaredArchitecture(
          rulesFile: "lintel.yml", text: proposal.text(adding: [rule])),
        let check = try? architecture.check(project, baseline: .none),
        !check.result.findings.contains(where: { $0.rule == rule.name }),
        let judge = try? Judge(architecture.configuration, project.graph),
        judge.canBreak(rule.name, in: project)
      else { continue }
      kept.append(rule)
    }
    return kept
  }
}

extension Judge {
  /// Whether some change of the project would break a rule, or the rule has no code to judge.
  fileprivate func canBreak(_ rule: String, in project: Project) -> Bool {
    provableRules(today: .today, source: project.source) { $0 == rule }
      .allSatisfy { !$0.mutations.isEmpty || $0.isIdle }
  }
}
