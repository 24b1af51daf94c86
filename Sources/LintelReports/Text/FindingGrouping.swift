import LintelFindings
import LintelVocabulary

/// What findings have in common that are shown together.
///
/// The raw value is the word used for `--group-by`.
public enum FindingGrouping: String, CaseIterable, Sendable {
  case rule
  /// The components at both ends.
  case component
  /// Who breaks the rule: a type, or what else stands at the top level of a file.
  case type
  /// Where the finding is shown.
  case file
  /// What to do about it.
  case remedy
}

/// Findings with something in common.
struct FindingGroup {
  /// What that is, fit for one line.
  let title: String
  /// In the order in which they were given.
  let findings: [Finding]
}

extension FindingGrouping {
  /// The largest group first; groups of one size by their titles.
  func groups(of findings: [Finding], _ paths: RepositoryPaths) -> [FindingGroup] {
    Dictionary(grouping: findings) { key(of: $0, paths) }
      .map { FindingGroup(title: title(of: $0).visible, findings: $1) }
      .sorted { ($1.findings.count, $0.title) < ($0.findings.count, $1.title) }
  }

  /// What a title is made of: a title for each of thousands of findings would take most of the time
  /// that a report takes.
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

  /// `nil` for what is wrong with one component.
  private func target(of finding: Finding) -> String? {
    guard let target = finding.to else { return nil }
    return target.component ?? (finding.kind == .import ? "module \(target.name)" : nil)
  }

  /// The component alone for a component as a whole.
  private func key(of type: Endpoint) -> Key {
    Key(name: type.name, other: type.component == type.name ? nil : type.component)
  }

  /// `UI → Data` for components, `LoginView (UI)` for a type.
  private func title(of key: Key) -> String {
    guard let other = key.other else { return key.name }
    return self == .type ? "\(key.name) (\(other))" : "\(key.name) → \(other)"
  }
}
