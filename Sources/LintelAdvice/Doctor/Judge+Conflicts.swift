import LintelComponents
import LintelConfiguration
import LintelJudging
import LintelText

extension Judge {
  /// Finds rules that contradict or repeat others.
  func conflicts(_ configuration: Configuration) -> [Diagnosis] {
    let filled = FilledComponents(components)
    var left = Tuning.mostComparedPairs
    var statements: [RuleStatements] = []
    for rule in rules {
      guard let found = RuleStatements(of: rule.bound, among: filled, atMost: left) else {
        return [
          Diagnosis(
            at: Mark(path: configuration.path, line: 0, column: 0), .note,
            "rules are not compared with each other, because together they concern more than "
              + "\(Tuning.mostComparedPairs) pairs of components")
        ]
      }
      left -= found.pairCount
      statements.append(found)
    }
    var forbidding: [ComponentPair: [Int]] = [:]
    for (rule, statement) in statements.enumerated() {
      for pair in statement.forbidden { forbidding[pair, default: []].append(rule) }
    }
    return contradictions(statements, forbidding) + repetitions(statements, forbidding)
  }

  /// Finds pairs of components that one rule lists as allowed and another forbids, e.g. `UI` to
  /// `Domain` in a rule `only` and in a rule `forbid`.
  ///
  /// - Parameter forbidding: the rules that forbid each pair, ascending.
  private func contradictions(
    _ statements: [RuleStatements], _ forbidding: [ComponentPair: [Int]]
  ) -> [Diagnosis] {
    rules.indices.flatMap { index -> [Diagnosis] in
      var first: [Int: ComponentPair] = [:]
      for pair in statements[index].listed {
        for other in forbidding[pair] ?? [] where other != index && first[other] == nil {
          first[other] = pair
        }
      }
      let definition = rules[index].definition
      return first.sorted { $0.key < $1.key }.map { other, pair in
        Diagnosis(
          at: definition.mark, .warning,
          "rule '\(definition.name)' lets \(words(pair)), which rule '\(rules[other].definition.name)'"
            + " forbids; make both agree, or remove it from one")
      }
    }
  }

  /// Finds rules that forbid nothing beyond another rule, and reports them together for each other
  /// rule. If both are in presets, the user can change neither, so they are not reported.
  private func repetitions(
    _ statements: [RuleStatements], _ forbidding: [ComponentPair: [Int]]
  ) -> [Diagnosis] {
    var repeated: [Int: [RuleDefinition]] = [:]
    for index in rules.indices where rules[index].bound.isPairwise {
      let forbidden = statements[index].forbidden
      // A rule that forbids all of these pairs also forbids the one that fewest rules forbid.
      let rarest = forbidden.map { forbidding[$0] ?? [] }.min { $0.count < $1.count }
      let definition = rules[index].definition
      let other = (rarest ?? []).first { candidate in
        candidate != index && covers(rules[candidate].definition, definition)
          && !(definition.isOfPreset && rules[candidate].definition.isOfPreset)
          // If two rules say the same, the later one is the repetition.
          && (candidate < index || statements[candidate].forbidden.count > forbidden.count)
          && forbidden.isSubset(of: statements[candidate].forbidden)
      }
      if let other { repeated[other, default: []].append(definition) }
    }
    return repeated.map { other, definitions in
      let names = definitions.map { quoted($0.name) }
      return Diagnosis(
        at: definitions[0].mark, .note,
        "\(names.count == 1 ? "rule" : "rules") "
          + list(names, last: "and", limit: Self.mostNamed)
          + (names.count == 1 ? " forbids" : " forbid") + " nothing that rule "
          + "'\(rules[other].definition.name)' does not forbid as well")
    }
  }

  /// Whether `rule` has no exceptions and counts all references that `other` counts, with at least
  /// the same severity.
  private func covers(_ rule: RuleDefinition, _ other: RuleDefinition) -> Bool {
    rule.severity >= other.severity && rule.allow.isEmpty
      && rule.counted.kinds.isSuperset(of: other.counted.kinds)
      && rule.counted.failing.isSuperset(of: other.counted.failing)
  }

  private func words(_ pair: ComponentPair) -> String {
    "'\(components.name(of: pair.from))' use '\(components.name(of: pair.to))'"
  }
}

extension RuleDefinition {
  fileprivate var isOfPreset: Bool { mark.path.hasPrefix("preset:") }
}
