import LintelComponents
import LintelFindings
import LintelGraph
import LintelVocabulary

/// One way in which a rule is broken, in terms of the IDs of the graph.
///
/// Kinds of rules make breaches of the types in this folder, or of types of their own.
package protocol Breach: Sendable {
  /// The references that cause the breach.
  var edges: [EdgeID] { get }

  /// Whether an exception covers the breach.
  func isCovered(by exception: BoundException, in context: RuleContext) -> Bool

  /// Returns the indices of the exceptions that may cover the breach, ascending; by default all.
  func exceptions(in context: RuleContext) -> [Int]

  /// Returns a key that breaches of the same rule share if they are reported together; `nil` for a
  /// breach that is reported alone.
  func group(in context: RuleContext) -> AnyHashable?

  /// Returns the report on a group of breaches, of which this breach is the first; `nil` if there
  /// is nothing to report.
  func report(
    of group: [any Breach], in context: RuleContext, _ locations: inout LocationFinder
  ) -> BreachReport?
}

extension Breach {
  package var edges: [EdgeID] { [] }

  package func isCovered(by exception: BoundException, in context: RuleContext) -> Bool { false }

  package func exceptions(in context: RuleContext) -> [Int] {
    Array(context.exceptions.all.indices)
  }

  package func group(in context: RuleContext) -> AnyHashable? { nil }
}

/// The report on a breach: a finding without the properties that all findings of the rule share.
package struct BreachReport {
  /// The problem: lower-case start, no full stop, names in single quotes.
  package let message: String
  package let remedy: String
  package var from: Endpoint?
  package var to: Endpoint?
  /// The first intermediate, if the breach is a chain.
  package var through: Endpoint?
  package var kind: ReferenceKind?
  package var certainty = Certainty.named
  /// Why the used name is ambiguous; `nil` if it is not.
  package var ambiguity: Ambiguity?
  /// Whether the rule fails because of the breach; an uncertain breach is shown as a note.
  package var isCertain = true
  /// The locations, sorted by path, line and column; at least one.
  package let locations: [SourceLocation]
  /// The steps of a chain or a cycle; empty for any other breach.
  package var path: [Hop] = []
  /// Whether chains that share a step are reported together.
  package var sharesSteps = false
  /// See ``BreachReason/permittedBy``.
  package var permittedBy: [String] = []

  package init(
    message: String, remedy: String, from: Endpoint? = nil, to: Endpoint? = nil,
    through: Endpoint? = nil, kind: ReferenceKind? = nil, certainty: Certainty = Certainty.named,
    because ambiguity: Ambiguity? = nil, isCertain: Bool = true, locations: [SourceLocation],
    path: [Hop] = []
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
  }
}
