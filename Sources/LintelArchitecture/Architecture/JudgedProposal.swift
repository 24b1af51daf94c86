import LintelAdvice
import LintelFindings
import LintelPresets
import LintelProving
import LintelRules

/// A rules file that a project could have, and what it would find.
public struct JudgedProposal: Sendable {
  public private(set) var proposal: RulesProposal
  /// What it finds, without notes.
  private let findings: [Finding]
  /// How many findings it has that are more than notes.
  public var findingCount: Int { findings.count }

  /// How many proposals are judged, and how many of these are told.
  private static let mostJudged = 12
  private static let mostTold = 5
  /// How many of those that are not kept are looked at for what is left of them.
  private static let mostConceding = 6

  /// - Returns: `nil` for what cannot be judged.
  private init?(_ proposal: RulesProposal, in project: Project) {
    guard let architecture = try? Architecture(rulesFile: "lintel.yml", text: proposal.text()),
      let check = try? architecture.check(project, baseline: .none)
    else { return nil }
    self.proposal = proposal
    findings = check.result.findings.filter { $0.severity > .note }
  }

  /// The best proposals, the best of all first: of those that say much the first that the project
  /// keeps, then the first of those below that it keeps but for some exceptions; instead of each an
  /// order without findings, if that says as much.
  ///
  /// Proposals that cannot be judged, such as those of components that overlap in this project, are
  /// left out, and so are those that say nearly what a better one says.
  ///
  /// - Parameter named: what the project is called after, the best first. Such a preset with
  ///   exceptions goes first, then one that can hardly be another, then an order.
  static func ranked(
    _ proposals: [RulesProposal], named: [RulesProposal], in project: Project
  ) -> [JudgedProposal] {
    var judged: [JudgedProposal] = []
    for proposal in proposals where judged.count < mostJudged {
      if let next = JudgedProposal(proposal, in: project) { judged.append(next) }
    }
    let isKept = judged.contains(where: \.isConvincing)
    let named = (isKept ? named.filter(\.isRich) : named).compactMap { proposal in
      judged.first { $0.proposal.isSame(as: proposal) && $0.isStart }
        ?? JudgedProposal(proposal, in: project)
    }
    if let conceding = conceding(isKept ? [] : judged, named: named, in: project) {
      judged.removeAll { $0.proposal.isSame(as: conceding.proposal) }
      judged.insert(conceding, at: 0)
    } else if let best = bestIndex(of: judged) {
      let kept = judged.indices.first {
        judged[$0].findingCount == 0 && judged[best].findingCount > 0
          && judged[best].proposal.isMatched(
            by: judged[$0].proposal, generalPresets: Presets.general)
      }
      judged.insert(judged.remove(at: kept ?? best), at: 0)
    }
    var told: [JudgedProposal] = []
    for candidate in judged where told.count < mostTold {
      if !told.contains(where: { $0.proposal.isNearly(candidate.proposal) }) {
        told.append(candidate)
      }
    }
    return told
  }

  private static func bestIndex(of judged: [JudgedProposal]) -> Int? {
    judged.firstIndex { $0.isConvincing }
      ?? judged.firstIndex { $0.proposal.isUnmistakable }
      ?? judged.indices.filter { judged[$0].proposal.isStrongOrder }
      .min { judged[$0].findingCount < judged[$1].findingCount }
  }

  /// The first that is kept but for exceptions.
  private static func conceding(
    _ judged: [JudgedProposal], named: [JudgedProposal], in project: Project
  ) -> JudgedProposal? {
    let general = Presets.general
    let presets = judged.filter { $0.proposal.isUnmistakable && !$0.proposal.isOne(of: general) }
    let orders = judged.filter {
      $0.proposal.isStrongOrder || $0.proposal.isUnmistakable && $0.proposal.isOne(of: general)
    }.sorted { $0.findingCount < $1.findingCount }
    let weakOrders = judged.filter { $0.proposal.isOrder && !$0.proposal.isStrongOrder }
    let candidates = named + presets + orders + weakOrders
    return candidates.prefix(mostConceding).lazy.compactMap { $0.withConcessions(in: project) }
      .first
  }

  /// A concession may show what was hidden behind what it is about, so that a few rounds are needed.
  private func withConcessions(in project: Project) -> JudgedProposal? {
    var result = self
    for _ in 0..<3 where !result.isStart {
      guard let proposal = result.proposal.conceding(result.findings),
        let next = JudgedProposal(proposal, in: project)
      else { return nil }
      result = next
    }
    return result.isStart ? result.withoutHollowRules(in: project) : nil
  }

  /// The same with notes for those rules of which exceptions have left nothing; `nil` for an order of
  /// which that is so.
  private func withoutHollowRules(in project: Project) -> JudgedProposal? {
    let names = proposal.rulesWithExceptions
    guard !names.isEmpty,
      let architecture = try? Architecture(rulesFile: "lintel.yml", text: proposal.text()),
      let judge = try? Judge(architecture.configuration, project.graph)
    else { return self }
    let hollow = judge.provableRules(
      today: .today, source: project.source, where: names.contains
    ).filter { $0.mutations.isEmpty && !$0.isIdle }.map(\.name)
    guard !hollow.isEmpty else { return self }
    if proposal.isOrder { return nil }
    return JudgedProposal(proposal.weakening(Set(hollow)), in: project) ?? self
  }

  private var isStart: Bool { RulesProposal.isStart(findings: findingCount) }
  private var isConvincing: Bool { proposal.isConvincing(findings: findingCount) }

  /// The same with a place for what a preset has no part for, if that finds nothing more.
  public func completed(in project: Project) -> JudgedProposal {
    guard !proposal.isOrder,
      let architecture = try? Architecture(rulesFile: "lintel.yml", text: proposal.text()),
      let judge = try? Judge(architecture.configuration, project.graph)
    else { return self }
    let covered = proposal.coverage.all - (judge.unplacedTypes?.count ?? 0)
    var plain = self
    plain.proposal = proposal.adding(nil, coveredCount: covered)
    guard let remainder = Remainder(judge) else { return plain }
    // An import of a module, say, counts for rules though nothing of the module is used.
    return [remainder, remainder.withoutOrder].lazy.compactMap {
      let proposal = proposal.adding($0, coveredCount: covered + $0.typeCount)
      return JudgedProposal(proposal, in: project)
    }.first { $0.findingCount <= findingCount } ?? plain
  }

  /// Rules that go with it and that the project keeps as it is, the most telling first.
  public func keptAdditions(in project: Project) -> [AdditionalRule] {
    var kept: [AdditionalRule] = []
    for rule in proposal.additions(in: project.graph) where kept.count < RulesProposal.mostAdditions
    {
      guard
        let architecture = try? Architecture(
          rulesFile: "lintel.yml", text: proposal.text(adding: [rule])),
        let check = try? architecture.check(project, baseline: .none),
        !check.result.findings.contains(where: { $0.rule == rule.name })
      else { continue }
      kept.append(rule)
    }
    return kept
  }
}
