import LintelComponents
import LintelFindings
import LintelGraph
import LintelVocabulary

/// One way in which a rule is broken, in the ids of the graph.
///
/// Kinds of rules make breaches of the types in this folder, or of types of their own.
package protocol Breach: Sendable {
  /// All references that make it.
  var edges: [EdgeID] { get }

  /// Whether an exception is about it.
  func isCovered(by exception: BoundException, in context: RuleContext) -> Bool

  /// Positions of the exceptions that can be about it, ascending; all of them unless said otherwise.
  func exceptions(in context: RuleContext) -> [Int]

  /// What it has in common with the breaches of the same rule that are told together with it; `nil`
  /// for a breach that is told by itself.
  func group(in context: RuleContext) -> AnyHashable?

  /// What is told of the breaches of a group, of which this is the first; `nil` for nothing.
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

/// What is told of a breach: a finding, but for what all findings of the rule share.
package struct BreachReport {
  /// Lower-case start, no full stop, names in single quotes.
  package let message: String
  package let remedy: String
  package var from: Endpoint?
  package var to: Endpoint?
  /// For a chain: its first intermediate.
  package var through: Endpoint?
  package var kind: ReferenceKind?
  package var certainty = Certainty.named
  /// Why the name that is written is ambiguous.
  package var ambiguity: Ambiguity?
  /// Whether the rule fails on it; what it is not sure of is shown as a note.
  package var isCertain = true
  /// By path, line and column; at least one.
  package let locations: [SourceLocation]
  /// For a chain or a cycle: its steps.
  package var path: [Hop] = []

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
