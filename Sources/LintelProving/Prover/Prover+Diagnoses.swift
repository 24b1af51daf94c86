import LintelAdvice
import LintelText

extension Prover {
  /// Returns a diagnosis for each rule that has no mutations or finds none of them, in the order of
  /// the rules file.
  ///
  /// A rule that already has findings needs no proof, and an idle rule can have none. First, one
  /// mutation of each remaining rule is tried, all of them at once. Only a rule that does not find
  /// its mutation is then tried with all of its mutations.
  package func diagnoses() -> [Diagnosis] {
    let results = judge.results(today: today, source: project.source)
    let kept = Set(results.filter(\.findings.isEmpty).map(\.rule))
    let rules = judge.provableRules(today: today, source: project.source, where: kept.contains)
      .filter { !$0.isIdle }
    let broken = brokenAtOnce(rules)
    return rules.filter { !broken.contains($0.name) }.compactMap(diagnosis)
  }

  /// Returns the names of the rules that find their first mutation when the first mutations of all
  /// other rules are present, too.
  private func brokenAtOnce(_ rules: [RuleUnderProof]) -> Set<String> {
    let tried = rules.enumerated().compactMap { number, rule in
      rule.mutations.first.flatMap { mutation in
        insertions(for: mutation, number: number).map {
          (rule: rule, mutation: mutation, insertions: $0)
        }
      }
    }
    guard !tried.isEmpty else { return [] }
    let sources = EditedSources(tried.map(\.insertions), source: project.source)
    let graph = project.linked(sources.texts)
    let names = Set(tried.map(\.rule.name))
    // If the mutations together make the project impossible to judge, each rule is tried by itself.
    let findings = (try? findings(of: names, in: graph, linkedFrom: sources)) ?? [:]
    let found = tried.enumerated().filter { position, entry in
      entry.mutation.isFound(
        in: findings[entry.rule.name] ?? [], severity: entry.rule.severity, sources, at: position,
        project.graph, source: project.source)
    }
    return Set(found.map(\.element.rule.name))
  }

  private func diagnosis(of rule: RuleUnderProof) -> Diagnosis? {
    let proof = proof(of: rule)
    if proof.mutants.isEmpty {
      return Diagnosis(
        at: rule.mark, .warning,
        "rule '\(rule.name)' cannot be broken: no change of the existing code would break it; "
          + "complete the rule, or remove it")
    }
    guard proof.survivors.count == proof.mutants.count else { return nil }
    return Diagnosis(
      at: rule.mark, .warning,
      "rule '\(rule.name)' finds nothing, although "
        + "\(counted(proof.mutants.count, "breach", "breaches")) should break it; see "
        + "'lintel prove --rule \(rule.name)'")
  }
}
