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
  /// What it would catch: the share of all pairs of types that it forbids; `nil` where that was not
  /// measured.
  public private(set) var forbiddenShare: Double?

  /// How many proposals are judged, and how many of these are told.
  private static let mostJudged = 12
  private static let mostTold = 5
  /// How many of those that are not kept are looked at for what is left of them, and how many of those
  /// that the project is called after.
  private static let (mostConceding, mostLeading) = (6, 6)

  /// - Returns: `nil` for what cannot be judged.
  private init?(_ proposal: RulesProposal, in project: Project) {
    guard let architecture = try? Architecture(rulesFile: "lintel.yml", text: proposal.text()),
      let check = try? architecture.check(project, baseline: .none)
    else { return nil }
    self.proposal = proposal
    findings = check.result.findings.filter { $0.severity > .note }
  }

  /// The best proposals, the best of all first.
  ///
  /// The first is what the project is called after, if what it finds then is a start, with exceptions
  /// perhaps. Otherwise it is the first of those that say much which the project keeps, or else the
  /// first that it keeps but for some exceptions; instead of each an order without findings, if that
  /// says as much.
  ///
  /// Proposals that cannot be judged, such as those of components that overlap in this project, are
  /// left out, and so are those that say nearly what a better one says.
  ///
  /// - Parameter leading: what the project is called after, the surest first.
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

  /// The same with what it would catch.
  private func measured(in project: Project) -> JudgedProposal {
    guard let architecture = try? Architecture(rulesFile: "lintel.yml", text: proposal.text()),
      let judge = try? Judge(architecture.configuration, project.graph)
    else { return self }
    var result = self
    result.forbiddenShare = judge.forbiddenShare
    return result
  }

  /// The first of what the project is called after of which what it finds is a start, with exceptions if
  /// it is a preset that finds too much without.
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

  /// The proposal without presets that go with it and are not followed; `nil` if it cannot be judged, or
  /// is about ports and adapters that are none.
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

  /// The first that is kept but for exceptions; `nil` if one is kept without.
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
    guard proposal.isPreset,
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
    }.first { $0.findingCount <= findingCount }?.measured(in: project) ?? plain
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
