import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelText

/// A kind of rule, with the options of one rule of that kind.
///
/// A new kind needs a file, and a line in the list that is passed to the decoder.
package protocol RuleKind: Sendable {
  /// The word after `kind:`.
  static var word: String { get }
  /// The statement that such a rule makes, in one sentence.
  static var summary: String { get }
  static var judges: RuleSubject { get }
  /// The keys that only this kind has.
  static var options: [any DeclaredOption] { get }

  /// Reads the options; errors go to the log of `fields`.
  init(_ fields: Fields)

  /// All components that the options name.
  var references: [ComponentReference] { get }

  /// The symbols for which the rule needs all uses.
  var symbols: [SymbolPattern] { get }

  /// Binds the rule to the components that the sources contain.
  func bind(to scope: RuleScope) -> any BoundRule
}

extension RuleKind {
  package var symbols: [SymbolPattern] { [] }
}

/// The project to which a rule is bound.
package struct RuleScope {
  package let graph: DependencyGraph
  package let components: ComponentMap
  /// The location of the rule in the rules file.
  package let mark: Mark
  package let log: ErrorLog
}
