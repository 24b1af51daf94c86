import LintelConfiguration
import LintelFindings
import LintelGraph
import LintelText

/// A rules file and everything that it extends, read and found to be sound in itself.
public struct Configuration: Sendable {
  /// The rules file as the user named it.
  public let path: String
  /// Which files to read.
  public let sources: SourceSelection
  package let components: [ComponentDefinition]
  package let rules: [RuleDefinition]
  /// In the order in which they are extended.
  package let presets: [ExtendedPreset]

  /// Findings that a baseline may accept, and the others.
  public func splitByBaseline(
    _ findings: [Finding]
  ) -> (findings: [Finding], others: [Finding]) {
    let refused = rulesWithoutBaseline + [Suppressions.ruleName]
    func isAcceptable(_ finding: Finding) -> Bool {
      finding.from != nil && !refused.contains(finding.rule)
    }
    return (findings.filter(isAcceptable), findings.filter { !isAcceptable($0) })
  }

  /// Names of the rules of which a baseline may accept nothing.
  public var rulesWithoutBaseline: [String] {
    rules.filter { $0.baseline == .never }.map(\.name)
  }
}

extension Configuration {
  /// What to keep uses of when linking, so that the rules can be judged; `nil` when no rule
  /// asks for any.
  public var symbolUseFilter: SymbolUseFilter? {
    let names: [NamePattern] = rules.flatMap { $0.body.symbols.flatMap(\.writtenNames) }
    guard !names.isEmpty else { return nil }
    let literals = Set(names.filter(\.isLiteral).map(\.text))
    let patterns = names.filter { !$0.isLiteral }
    guard !patterns.isEmpty else { return SymbolUseFilter(names: literals) }
    return SymbolUseFilter(names: literals) { name in patterns.contains { $0.matches(name) } }
  }
}

/// What of a preset is in force, where no other file replaces it.
package struct ExtendedPreset: Sendable {
  package let name: String
  /// Where `extends` names it.
  package let mark: Mark
  package let components: [String]
  package let rules: [String]
}
