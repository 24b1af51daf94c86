/// How sure a dependency is.
public enum Certainty: String, BitwiseCopyable, CaseIterable, Sendable {
  /// The name is written and has one meaning.
  case named
  /// Found through declared types.
  case inferred
  /// The name has several candidates.
  case ambiguous
  /// Taken from the compiler's index.
  case compiled
}
