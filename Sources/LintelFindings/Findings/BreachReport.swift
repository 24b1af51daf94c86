import LintelVocabulary

/// The report on a breach: a finding without the properties that all findings of the rule share.
package struct BreachReport: Hashable, Sendable {
  /// The problem: lower-case start, no full stop, names in single quotes.
  package internal(set) var message: String
  /// The sentence that says how to mend the breach.
  package internal(set) var remedy: String?
  /// The declaration, module or component that breaks the rule; `nil` if the breach is in the rules
  /// file itself.
  package internal(set) var from: Endpoint?
  package internal(set) var to: Endpoint?
  /// The first intermediate, if the breach is a chain.
  package internal(set) var through: Endpoint?
  package let kind: ReferenceKind?
  package let certainty: Certainty
  /// Why the used name is ambiguous; `nil` if it is not.
  package let ambiguity: Ambiguity?
  /// Whether the rule fails because of the breach; an uncertain breach is shown as a note.
  package let isCertain: Bool
  /// The locations, sorted by path, line and column; at least one.
  package internal(set) var locations: [SourceLocation]
  /// The steps of a chain or a cycle; empty for any other breach.
  package internal(set) var path: [Hop]
  /// Whether chains that share a step are reported together.
  package var sharesSteps: Bool
  /// The changes of the rule that would permit the dependency: `'Domain: open'`; empty unless it
  /// only skips closed layers.
  package var permittedBy: [String]

  package init(
    message: String, remedy: String?, from: Endpoint? = nil, to: Endpoint? = nil,
    through: Endpoint? = nil, kind: ReferenceKind? = nil, certainty: Certainty = .named,
    because ambiguity: Ambiguity? = nil, isCertain: Bool = true, locations: [SourceLocation],
    path: [Hop] = [], sharesSteps: Bool = false, permittedBy: [String] = []
  ) {
    self.message = message
    self.remedy = remedy
    self.from = from
    self.to = to
    self.through = through
    self.kind = kind
    self.certainty = certainty
    self.ambiguity = ambiguity
    self.isCertain = isCertain
    self.locations = locations
    self.path = path
    self.sharesSteps = sharesSteps
    self.permittedBy = permittedBy
  }
}
