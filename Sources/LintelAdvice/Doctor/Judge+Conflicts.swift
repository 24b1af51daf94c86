import LintelComponents
import LintelConfiguration
import LintelJudging
import LintelText

/// Two components that have code.
private struct ComponentPair: Hashable {
  let from: ComponentID
  let to: ComponentID
}

extension Judge {
  /// With more components than so many, there are too many pairs of them to ask each rule about.
  private static let mostCompared = 500

  /// What is wrong between two rules.
  func conflicts(_ configuration: Configuration) -> [Diagnosis] {
    let filled = components.components.ids.filter { !components.isEmpty($0) }
    guard filled.count <= Self.mostCompared else {
      return [
        Diagnosis(
          at: Mark(path: configuration.path, line: 0, column: 0), .note,
          "rules are not compared with each other, because there are more than "
            + "\(Self.mostCompared) components")
      ]
    }
    let pairs = filled.flatMap { from in
      filled.filter { $0 != from }.map { ComponentPair(from: from, to: $0) }
    }
    let forbidden = rules.map { rule in
      Set(pairs.filter { rule.bound.permission(from: $0.from, to: $0.to) == .forbidden })
    }
    return contradictions(of: pairs, forbidden) + repetitions(forbidden)
  }

  /// What one rule lists as allowed and another forbids altogether.
  ///
  /// - Parameter forbidden: for each rule, the pairs that it forbids.
  private func contradictions(
    of pairs: [ComponentPair], _ forbidden: [Set<ComponentPair>]
  ) -> [Diagnosis] {
    rules.indices.flatMap { index -> [Diagnosis] in
      let (definition, bound) = rules[index]
      guard let word = bound.listed else { return [] }
      let listed = pairs.filter { bound.permission(from: $0.from, to: $0.to) == word }
      return rules.indices.filter { $0 != index }.compactMap { other in
        guard let pair = listed.first(where: forbidden[other].contains) else { return nil }
        return Diagnosis(
          at: definition.mark, .warning,
          "rule '\(definition.name)' lets \(words(pair)), which rule '\(rules[other].definition.name)'"
            + " forbids; say the same in both, or remove it from one")
      }
    }
  }

  /// Rules that forbid nothing that another rule does not forbid as well, told once for each other
  /// rule; of two in presets none is there to be changed.
  private func repetitions(_ forbidden: [Set<ComponentPair>]) -> [Diagnosis] {
    var repeated: [Int: [RuleDefinition]] = [:]
    for index in rules.indices where !forbidden[index].isEmpty && rules[index].bound.isPairwise {
      let definition = rules[index].definition
      let other = rules.indices.first { candidate in
        candidate != index && forbidden[index].isSubset(of: forbidden[candidate])
          && covers(rules[candidate].definition, definition)
          && !(definition.isOfPreset && rules[candidate].definition.isOfPreset)
          // Of two that say the same, the later one is the repetition.
          && (forbidden[index] != forbidden[candidate] || candidate < index)
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

  /// Whether the one counts all that the other counts, at least as seriously.
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
