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
    Dictionary(grouping: findings) { title(of: $0, paths) }
      .map { FindingGroup(title: $0.visible, findings: $1) }
      .sorted { ($1.findings.count, $0.title) < ($0.findings.count, $1.title) }
  }

  private func title(of finding: Finding, _ paths: RepositoryPaths) -> String {
    switch self {
    case .rule: finding.rule
    case .component: finding.componentsText
    case .type: finding.from?.titleText ?? paths.path(of: finding.locations[0])
    case .file: paths.path(of: finding.locations[0])
    case .remedy: finding.remedy ?? "no remedy"
    }
  }
}

extension Finding {
  /// `UI → Data`; for what is wrong with one component `UI`.
  fileprivate var componentsText: String {
    let source = from?.component ?? "no component"
    if let target = to?.component { return "\(source) → \(target)" }
    if kind == .import, let to { return "\(source) → module \(to.name)" }
    return source
  }
}

extension Endpoint {
  /// `LoginView (UI)`; for a component as a whole `UI`.
  fileprivate var titleText: String {
    guard let component, component != name else { return name }
    return "\(name) (\(component))"
  }
}
