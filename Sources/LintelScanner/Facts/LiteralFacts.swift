/// A literal that is a value by itself where no other fact says so: what is returned, assigned or a
/// default value, and an argument that is an array, a dictionary or a string with values in it.
/// 16 bytes.
package struct LiteralFact: BitwiseCopyable, Sendable {
  /// Of its quote, bracket or first digit.
  package var offset: UInt32
  /// The innermost declaration around it, or -1 at file level.
  package var owner: Int32
  /// What it is used for: its position among the usages, or -1 where nothing says.
  package var usage: Int32
  package var condition: UInt16
  package var sort: LiteralKind
}

/// What a literal is written as.
package enum LiteralKind: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// It turned out to be only the beginning of a value.
  case none
  case string, number, fraction, array, dictionary
}

/// A label in the interpolation of a string, `"\(label: value)"`. 16 bytes.
package struct InterpolationLabelFact: BitwiseCopyable, Sendable {
  package var name: NameID
  package var offset: UInt32
  /// The innermost declaration around it, or -1 at file level.
  package var owner: Int32
  package var condition: UInt16
  /// Whether it is that of the first value in the interpolation.
  package var isFirst: Bool
}
