import LintelGraph

/// A rule and the changes that would break it.
package struct ProvableRule: Sendable {
  package let name: String
  /// The rule's `kind` in the rules file.
  package let kind: String
  /// That of the rule's findings.
  package let severity: Severity
  /// Whether no code could break the rule, because the components have none, and it may be so.
  package let isIdle: Bool
  package let breaches: [ProposedBreach]
}

extension Judge {
  /// Names of the rules, in the order of the rules file.
  package var ruleNames: [String] { rules.map(\.definition.name) }

  /// Every rule with changes that would break it, in the order of the rules file.
  ///
  /// - Parameter today: what exceptions cover that have not expired on this day is no breach.
  package func provableRules(today: CalendarDate) -> [ProvableRule] {
    let filled = components.components.indices.map(ComponentID.init).filter {
      !components.isEmpty($0)
    }
    let namesakes = Namesakes(graph)
    return rules.map { rule in
      ProvableRule(
        name: rule.definition.name, kind: rule.definition.kind,
        severity: rule.definition.severity,
        isIdle: !rule.bound.canFail(among: filled),
        breaches: rule.bound.proposals(in: context(of: rule.definition, today: today, namesakes)))
    }
  }

  /// What turns the breaches of any rule into text.
  package func breachWriter(
    labels: @escaping (DeclarationID) -> [String]
  ) -> BreachWriter {
    BreachWriter(spelling: ReferenceSpelling(sites: ProofSites(graph, components)), labels: labels)
  }
}
