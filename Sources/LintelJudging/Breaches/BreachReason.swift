/// The reason why something breaks a rule, and the remedy.
package protocol BreachReason: Hashable, Sendable {
  /// Returns the problem: lower-case start, no full stop, names in single quotes.
  func message(_ parts: BreachWords) -> String
  func remedy(_ parts: BreachWords) -> String
  /// The changes of the rule that would permit the dependency: `'Domain: open'`; empty unless it
  /// only skips closed layers.
  var permittedBy: [String] { get }
}

extension BreachReason {
  package var permittedBy: [String] { [] }
}
