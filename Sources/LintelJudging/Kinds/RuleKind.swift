import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelText

/// A kind of rule, with the options of one rule of that kind.
///
/// A new kind is a file, and a line in the list that is handed to the decoder.
package protocol RuleKind: Sendable {
  /// The word after `kind:`.
  static var word: String { get }
  /// What such a rule states, in one sentence.
  static var summary: String { get }
  static var judges: RuleSubject { get }
  /// The keys that only this kind has.
  static var options: [any DeclaredOption] { get }

  /// Reads the options; what is wrong goes to the log of `fields`.
  init(_ fields: Fields)

  /// All components that the options name.
  var references: [ComponentReference] { get }

  /// What the rule must know all uses of.
  var symbols: [SymbolPattern] { get }

  /// The same rule for the components that the sources really have.
  func bind(to scope: RuleScope) -> any BoundRule
}

extension RuleKind {
  package var symbols: [SymbolPattern] { [] }
}

/// What a rule needs to know to be bound to a project.
package struct RuleScope {
  package let graph: DependencyGraph
  package let components: ComponentMap
  /// Where the rule is written.
  package let mark: Mark
  package let log: ErrorLog
}
