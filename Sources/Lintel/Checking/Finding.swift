import LintelFindings
import LintelReports
import LintelVocabulary

extension Architecture {
  /// The severity of a finding.
  public enum Severity: String, CaseIterable, Sendable {
    case note
    case warning
    /// Makes a test fail.
    case error
  }

  /// A breach of a rule, with all its source locations.
  ///
  /// If a declaration breaks the rule by several uses of one type and its members, these uses are
  /// reported as one finding.
  public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The rule's name.
    public let rule: String
    public let severity: Severity
    /// The description of the breach: lower-case start, no full stop, names in single quotes.
    public let message: String
    /// The side that breaks the rule; `nil` if the finding is about the rules themselves.
    public let from: Endpoint?
    public let to: Endpoint?
    /// The kind of reference, e.g. `call`; `nil` if the finding is about no dependency.
    public let kind: String?
    /// All source locations of the breach, at least one, sorted by path, line and column.
    public let places: [Place]
    /// The reason for the rule, if the rule states one.
    public let because: String?
    /// The sentence that says how to mend the breach, if there is one.
    public let remedy: String?
    /// The text that `lintel check` prints: location, message, line of code, reason and remedy.
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
    /// The component that the declaration belongs to, if any.
    public let component: String?
    /// The module that compiles the declaration; `nil` if several modules do, or if the name is not
    /// that of a declaration of the project.
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
