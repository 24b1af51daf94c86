import LintelAdvice

/// A rules file that a project could have, and what it would find.
public struct JudgedProposal: Sendable {
  public let proposal: RulesProposal
  public let findingCount: Int

  /// How many proposals are judged, and told.
  private static let limit = 5

  /// The best proposals, the best of all first: of those that say much the first that the project
  /// keeps, and else the first.
  ///
  /// Proposals that cannot be judged, such as those of components that overlap in this project, are
  /// left out.
  static func ranked(_ proposals: [RulesProposal], in project: Project) -> [JudgedProposal] {
    var judged: [JudgedProposal] = []
    for proposal in proposals where judged.count < limit {
      guard let architecture = try? Architecture(rulesFile: "lintel.yml", text: proposal.text),
        let check = try? architecture.check(project, baseline: .none)
      else { continue }
      judged.append(
        JudgedProposal(proposal: proposal, findingCount: check.result.findings.count))
    }
    let best = judged.firstIndex { $0.proposal.isConvincing(findings: $0.findingCount) }
    if let best {
      judged.insert(judged.remove(at: best), at: 0)
    }
    return judged
  }
}
