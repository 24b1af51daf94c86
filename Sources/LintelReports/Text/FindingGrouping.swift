import LintelFindings
import LintelVocabulary

/// The property that findings of one group have in common.
///
/// The raw value is the word used for `--group-by`.
package enum FindingGrouping: String, CaseIterable, Sendable {
  case rule
  /// The components at both ends.
  case component
  /// The type that breaks the rule, or another declaration at the top level of a file.
  case type
  /// The file of the finding's first location.
  case file
  /// The remedy.
  case remedy
}

/// Findings that have a property in common.
struct FindingGroup {
  /// The property that the findings have in common, as text of one line.
  let title: String
  /// The findings, in the order in which they were given.
  let findings: [Finding]
}

extension FindingGrouping {
  /// Returns the groups, the largest first; groups of one size are sorted by their titles.
  func groups(of findings: [Finding], _ paths: RepositoryPaths) -> [FindingGroup] {
    Dictionary(grouping: findings) { key(of: $0, paths) }
      .map { FindingGroup(title: title(of: $0).visible, findings: $1) }
      .sorted { ($1.findings.count, $0.title) < ($0.findings.count, $1.title) }
  }

  /// The parts of a title. Making a title for each of thousands of findings, and not only for each
  /// group, would take most of the time that a report takes.
  private struct Key: Hashable {
    let name: String
    var other: String?
  }

  private func key(of finding: Finding, _ paths: RepositoryPaths) -> Key {
    switch self {
    case .rule: Key(name: finding.rule)
    case .component:
      Key(name: finding.from?.component ?? "no component", other: target(of: finding))
    case .type: finding.from.map(key) ?? Key(name: paths.path(of: finding.locations[0]))
    case .file: Key(name: paths.path(of: finding.locations[0]))
    case .remedy: Key(name: finding.remedy ?? "no remedy")
    }
  }

  /// Returns the component of the finding's other end, or the imported module: `module UIKit`.
  /// Returns `nil` if there is neither, such as in a finding about one component.
  private func target(of finding: Finding) -> String? {
    guard let target = finding.to else { return nil }
    return target.component ?? (finding.kind == .import ? "module \(target.name)" : nil)
  }

  /// Returns the name of a type with its component; for a component as a whole, only its name.
  private func key(of type: Endpoint) -> Key {
    Key(name: type.name, other: type.component == type.name ? nil : type.component)
  }

  /// `UI → Data` for components, `LoginView (UI)` for a type.
  private func title(of key: Key) -> String {
    guard let other = key.other else { return key.name }
    return self == .type ? "\(key.name) (\(other))" : "\(key.name) → \(other)"
  }
}
