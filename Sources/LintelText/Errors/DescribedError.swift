/// A reason why something cannot be checked, with its own message.
package protocol DescribedError: Error, Sendable {
  /// The mistake, what was expected and what to do: lower-case start, no full stop, names in single
  /// quotes.
  var message: String { get }

  /// Whether the error may come from targets that are not known.
  var isAboutTargets: Bool { get }
}

extension DescribedError {
  package var isAboutTargets: Bool { false }
}
