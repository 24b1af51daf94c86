import LintelAdvice

/// A rules file that a project could have, and what it would find.
public struct JudgedProposal: Sendable {
  public let proposal: RulesProposal
  public let findingCount: Int

  /// More findings are no start: then the project is not what the proposal says, or not yet.
  private static let acceptableCount = 10
  /// How many proposals are judged, and told.
  private static let limit = 5

  private var isAcceptable: Bool { findingCount <= Self.acceptableCount }

  /// The best proposals, the best of all first: of those that say much the first that a project
  /// keeps but for ten findings, and else the first.
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
    if let best = judged.firstIndex(where: { $0.proposal.isStrong && $0.isAcceptable }) {
      judged.insert(judged.remove(at: best), at: 0)
    }
    return judged
  }
}
