/// A literal that is a whole value and that no other fact records: a value that is returned,
/// assigned or used as a default value, `return 1`, and an argument that is an array, a dictionary
/// or a string with interpolations, `f([a])`. 16 bytes.
package struct LiteralFact: BitwiseCopyable, Sendable {
  /// The offset of its quote, bracket or first digit.
  package var offset: UInt32
  /// The innermost declaration around the literal, or -1 at file level.
  package var owner: Int32
  /// The index of the literal's usage, or -1 where it is unknown.
  package var usage: Int32
  package var condition: UInt16
  package var sort: LiteralKind
}

/// The syntax of a literal.
package enum LiteralKind: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// The literal turned out to be only the beginning of a value: `[a] + b`.
  case none
  case string, number, fraction, array, dictionary
}

/// A label in the interpolation of a string, `"\(label: value)"`. 16 bytes.
package struct InterpolationLabelFact: BitwiseCopyable, Sendable {
  package var name: NameID
  package var offset: UInt32
  /// The innermost declaration around the label, or -1 at file level.
  package var owner: Int32
  package var condition: UInt16
  /// Whether the label belongs to the first value in the interpolation.
  package var isFirst: Bool
}
