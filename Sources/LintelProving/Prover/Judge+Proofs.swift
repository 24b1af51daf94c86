import LintelComponents
import LintelGraph
import LintelJudging
import LintelText

extension Judge {
  /// Names of the rules, in the order of the rules file.
  package var ruleNames: [String] { rules.map(\.definition.name) }

  /// Returns rules with changes that would break them, in the order of the rules file.
  ///
  /// - Parameters:
  ///   - today: the day that decides which exceptions have not expired; dependencies that such an
  ///     exception covers are not breaches.
  ///   - source: returns the text of a file by its path; called only for files whose text a rule
  ///     needs.
  ///   - isWanted: whether to include the rule with a given name; all by default.
  package func provableRules(
    today: CalendarDate, source: (String) -> [UInt8]?,
    where isWanted: (String) -> Bool = { _ in true }
  ) -> [RuleUnderProof] {
    let filled = components.components.ids.filter {
      !components.isEmpty($0)
    }
    return withoutActuallyEscaping(source) { source in
      let lookups = Lookups(graph, source: source)
      return rules.filter { isWanted($0.definition.name) }.map { rule in
        let context = context(of: rule.definition, today: today, lookups)
        return RuleUnderProof(
          name: rule.definition.name, kind: rule.definition.kind, mark: rule.definition.mark,
          severity: rule.definition.severity,
          isIdle: lacksCode(rule.definition) && !rule.bound.canFail(among: filled),
          mutations: (rule.bound as? any ProvableRule)?.mutations(in: context) ?? [])
      }
    }
  }

  /// Whether a rule names at least one component that has no code.
  private func lacksCode(_ rule: RuleDefinition) -> Bool {
    rule.references.contains { reference in
      components.definitions(for: reference).contains(where: components.isEmpty(definition:))
    }
  }

  /// Returns the writer that turns the mutations of any rule into text.
  package func mutationWriter(
    labels: @escaping (DeclarationID) -> [String]
  ) -> MutationWriter {
    MutationWriter(
      spelling: ReferenceSpelling(sites: ProofSites(graph, components)), labels: labels)
  }
}
