/// A fact that makes something impossible to check, which says so by itself.
package protocol DescribedError: Error, Sendable {
  /// What is wrong, what was expected and what to do: lower-case start, no full stop, names in
  /// single quotes.
  var message: String { get }
}
