/// The reason why something breaks a rule, and the remedy.
package protocol BreachReason: Hashable, Sendable {
  /// Returns the problem: lower-case start, no full stop, names in single quotes.
  func message(_ parts: BreachWords) -> String
  func remedy(_ parts: BreachWords) -> String
}
