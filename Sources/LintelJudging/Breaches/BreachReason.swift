/// Why something breaks a rule, and what to do about it.
package protocol BreachReason: Hashable, Sendable {
  /// Lower-case start, no full stop, names in single quotes.
  func message(_ parts: BreachWords) -> String
  func remedy(_ parts: BreachWords) -> String
}
