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
