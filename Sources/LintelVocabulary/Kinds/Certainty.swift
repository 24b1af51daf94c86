/// The degree to which the meaning of a name, and so a dependency, is known.
public enum Certainty: String, BitwiseCopyable, CaseIterable, Sendable {
  /// The name is written and has one meaning.
  case named
  /// The meaning was found through declared types.
  case inferred
  /// The name has several candidates.
  case ambiguous
  /// Taken from the compiler's index.
  case compiled
}

extension Certainty {
  /// Returns the surest of several values; `nil` if there are none.
  public static func surest(of values: some Sequence<Certainty>) -> Certainty? {
    let values = Set(values)
    return [.compiled, .named, .inferred, .ambiguous].first(where: values.contains)
  }

  /// A bit for each certainty, like ``ReferenceKind/bit``.
  @inlinable public var bit: UInt32 {
    switch self {
    case .named: 1 << 0
    case .inferred: 1 << 1
    case .ambiguous: 1 << 2
    case .compiled: 1 << 3
    }
  }
}
