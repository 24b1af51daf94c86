import LintelConfiguration
import LintelFindings
import LintelGraph
import LintelText

/// A rules file with everything that it extends. It has no errors but those that only a project can
/// show.
package struct Configuration: Sendable {
  /// The rules file as the user named it.
  package let path: String
  /// The selection of the files to read.
  package let sources: SourceSelection
  package let components: [ComponentDefinition]
  package let rules: [RuleDefinition]
  /// The presets, in the order in which they are extended.
  package let presets: [ExtendedPreset]

  /// Divides findings into those that a baseline may accept and the others.
  package func splitByBaseline(
    _ findings: [Finding]
  ) -> (findings: [Finding], others: [Finding]) {
    let refused = rulesWithoutBaseline + [Suppressions.ruleName]
    func isAcceptable(_ finding: Finding) -> Bool {
      finding.from != nil && !refused.contains(finding.rule)
    }
    return (findings.filter(isAcceptable), findings.filter { !isAcceptable($0) })
  }

  /// The names of the rules whose findings a baseline may not accept.
  package var rulesWithoutBaseline: [String] {
    rules.filter { $0.baseline == .never }.map(\.name)
  }

  /// Whether an exception of a rule accepts only a number of places.
  package var hasCountedExceptions: Bool {
    rules.contains { $0.allow.contains { $0.atMost != nil } }
  }
}

extension Configuration {
  /// The symbol uses that linking must keep so that the rules can be judged; `nil` if no rule needs
  /// any.
  package var symbolUseFilter: SymbolUseFilter? {
    let names: [NamePattern] = rules.flatMap { $0.body.symbols.flatMap(\.writtenNames) }
    guard !names.isEmpty else { return nil }
    let literals = Set(names.filter(\.isLiteral).map(\.text))
    let patterns = names.filter { !$0.isLiteral }
    guard !patterns.isEmpty else { return SymbolUseFilter(names: literals) }
    return SymbolUseFilter(names: literals) { name in patterns.contains { $0.matches(name) } }
  }
}

/// The components and rules of a preset that no other file replaces.
package struct ExtendedPreset: Sendable {
  package let name: String
  /// The location where `extends` names the preset.
  package let mark: Mark
  package let components: [String]
  package let rules: [String]
}
