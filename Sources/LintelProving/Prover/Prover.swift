import LintelFindings
import LintelGraph
import LintelJudging
import LintelText

/// Breaks each rule on purpose, in memory, and checks whether the rule finds the breach.
///
/// The mutations of one rule are written into the sources all at once, one after the other where
/// several are at the same offset. The edited files are scanned again, the project is linked again,
/// and the rule judges the result. A mutation that is not found is tried once more by itself,
/// because one mutation can hide another.
package struct Prover {
  package let configuration: Configuration
  package let project: ProvableProject
  package let today: CalendarDate
  package let judge: Judge
  private let writer: MutationWriter

  /// - Parameters:
  ///   - judge: the judge for `configuration` and the graph of `project`.
  ///   - today: the day that decides whether exceptions have expired.
  package init(
    _ configuration: Configuration, _ project: ProvableProject, _ judge: Judge, today: CalendarDate
  ) {
    self.configuration = configuration
    self.project = project
    self.today = today
    self.judge = judge
    writer = judge.mutationWriter(labels: project.parameterLabels)
  }

  /// Names of the rules, in the order of the rules file.
  package var ruleNames: [String] { judge.ruleNames }

  /// - Parameter isWanted: whether the rule with a given name is to be proven.
  package func run(where isWanted: (String) -> Bool = { _ in true }) -> ProofResult {
    ProofResult(
      rules: judge.provableRules(today: today, source: project.source, where: isWanted).map(proof))
  }

  /// A mutation with its text; `nil` if it cannot be written.
  private typealias Written = (mutation: Mutation, insertions: [Insertion]?)

  package func proof(of rule: RuleUnderProof) -> RuleProof {
    let written = rule.mutations.prefix(Mutation.mostTried).enumerated().map {
      number, mutation -> Written in
      (mutation, insertions(for: mutation, number: number))
    }
    let possible = written.indices.filter { written[$0].insertions != nil }
    var proofs = [MutantProof?](repeating: nil, count: written.count)
    for (position, proof) in zip(possible, trial(of: rule, possible.map { written[$0] })) {
      let isAlone = possible.count == 1
      proofs[position] =
        proof.isKilled || isAlone ? proof : trial(of: rule, [written[position]])[0]
    }
    return RuleProof(
      rule: rule.name, kind: rule.kind, isIdle: rule.isIdle,
      isBroken: written.isEmpty && !rule.isIdle && isBroken(rule),
      mutants: zip(written, proofs).map { written, proof in
        proof
          ?? MutantProof(
            summary: written.mutation.summary, isKilled: false, excerpt: [],
            obstacle: "there is no body to write it into")
      },
      omittedCount: rule.mutations.count - written.count)
  }

  package func insertions(for mutation: Mutation, number: Int) -> [Insertion]? {
    writer.insertions(for: mutation, number: number + 1, source: project.source)
  }

  private func isBroken(_ rule: RuleUnderProof) -> Bool {
    judge.results(today: today, source: project.source) { $0 == rule.name }
      .contains { $0.findings.contains { $0.severity == rule.severity } }
  }

  /// Returns, for mutations that are all present at once, whether the rule finds each.
  private func trial(of rule: RuleUnderProof, _ written: [Written]) -> [MutantProof] {
    guard !written.isEmpty else { return [] }
    let sources = EditedSources(written.map { $0.insertions ?? [] }, source: project.source)
    var findings: [Finding] = []
    var obstacle: String?
    do throws(ConfigurationErrors) {
      let graph = project.linked(sources.texts)
      findings = try self.findings(of: [rule.name], in: graph, linkedFrom: sources)[rule.name] ?? []
    } catch {
      obstacle = error.errors.first?.message
    }
    return written.enumerated().map { position, entry in
      let isKilled = entry.mutation.isFound(
        in: findings, severity: rule.severity, sources, at: position, project.graph,
        source: project.source)
      return MutantProof(
        summary: entry.mutation.summary, isKilled: isKilled,
        excerpt: isKilled || !project.showsSources ? [] : sources.excerpt(ofMutation: position),
        obstacle: obstacle)
    }
  }

  /// Returns the findings of rules, by the names of the rules.
  package func findings(
    of rules: Set<String>, in graph: DependencyGraph, linkedFrom sources: EditedSources
  ) throws(ConfigurationErrors) -> [String: [Finding]] {
    let results = try Judge(configuration, graph, rules: rules)
      .results(today: today, workers: project.workers) { [project] in
        sources.texts[$0] ?? project.source($0)
      }
    return Dictionary(uniqueKeysWithValues: results.map { ($0.rule, $0.findings) })
  }
}
