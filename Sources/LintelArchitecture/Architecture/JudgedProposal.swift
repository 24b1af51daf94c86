import LintelAdvice
import LintelPresets

/// A rules file that a project could have, and what it would find.
public struct JudgedProposal: Sendable {
  public let proposal: RulesProposal
  /// How many findings it has that are more than notes.
  public let findingCount: Int

  /// How many proposals are judged, and how many of these are told.
  private static let mostJudged = 12
  private static let mostTold = 5

  /// The best proposals, the best of all first: of those that say much the first that the project
  /// keeps, then one whose name is sure, then the order with the fewest findings; instead of each an
  /// order without findings, if that says as much.
  ///
  /// Proposals that cannot be judged, such as those of components that overlap in this project, are
  /// left out, and so are those that say nearly what a better one says.
  static func ranked(_ proposals: [RulesProposal], in project: Project) -> [JudgedProposal] {
    var judged: [JudgedProposal] = []
    for proposal in proposals where judged.count < mostJudged {
      guard let architecture = try? Architecture(rulesFile: "lintel.yml", text: proposal.text()),
        let check = try? architecture.check(project, baseline: .none)
      else { continue }
      judged.append(
        JudgedProposal(
          proposal: proposal,
          findingCount: check.result.findings.count { $0.severity > .note }))
    }
    let best =
      judged.firstIndex { $0.isConvincing }
      ?? judged.firstIndex { $0.proposal.isUnmistakable }
      ?? judged.indices.filter { judged[$0].proposal.isStrongOrder }
      .min { judged[$0].findingCount < judged[$1].findingCount }
    if let best {
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

  private var isConvincing: Bool { proposal.isConvincing(findings: findingCount) }

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
