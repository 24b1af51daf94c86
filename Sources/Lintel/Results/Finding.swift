import LintelFindings
import LintelReports
import LintelVocabulary

extension Architecture {
  /// How much a finding matters.
  public enum Severity: String, CaseIterable, Sendable {
    case note
    case warning
    /// Makes a test fail.
    case error
  }

  /// One breach of a rule: between two declarations, by one kind of reference.
  public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The rule's name.
    public let rule: String
    public let severity: Severity
    /// What is wrong: lower-case start, no full stop, names in single quotes.
    public let message: String
    /// Who breaks the rule; `nil` when the finding is about the rules themselves.
    public let from: Endpoint?
    public let to: Endpoint?
    /// The word for how the dependency is written, such as `call`; `nil` if it is none.
    public let kind: String?
    /// Every place where it is written, by path, line and column; at least one.
    public let places: [Place]
    /// The reason that the rule gives.
    public let because: String?
    /// What to do about it.
    public let remedy: String?
    /// What the command prints: place, message, line of code, reason and remedy.
    public let description: String

    init(_ finding: LintelFindings.Finding, root: String) {
      rule = finding.rule
      severity = Severity(finding.severity)
      message = finding.message
      from = finding.from.map(Endpoint.init)
      to = finding.to.map(Endpoint.init)
      kind = finding.kind?.rawValue
      places = finding.locations.map { Place($0, root: root) }
      because = finding.because
      remedy = finding.remedy
      description = String(finding.text(paths: .unchanged).dropLast())
    }
  }

  /// One side of a finding.
  public struct Endpoint: Hashable, Sendable {
    /// The name of the declaration, module or component, `Outer.Inner` when nested.
    public let name: String
    /// The component that it belongs to, if any.
    public let component: String?
    /// The module that it lies in; `nil` for what is no declaration of the project.
    public let module: String?

    init(_ endpoint: LintelFindings.Endpoint) {
      name = endpoint.name
      component = endpoint.component
      module = endpoint.group
    }
  }
}

extension Architecture.Severity {
  fileprivate init(_ severity: LintelFindings.Severity) {
    switch severity {
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}
