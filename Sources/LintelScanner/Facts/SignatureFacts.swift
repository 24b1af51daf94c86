/// A requirement on a generic parameter or an associated type, beside its name or in a `where`
/// clause. 24 bytes.
///
/// The names in it are references of the same owner. What stands after the colon of an associated
/// type is an ``InheritanceFact``.
package struct RequirementFact: BitwiseCopyable, Sendable {
  /// The declaration that makes it.
  package var owner: Int32
  /// What is constrained, `T` or `C.Element`, as written.
  package var subjectStart: UInt32
  package var subjectEnd: UInt32
  /// What it must be.
  package var typeStart: UInt32
  package var typeEnd: UInt32
  package var kind: RequirementKind
}

/// How a type is constrained.
package enum RequirementKind: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// `T: P`, or `T: C` for a class; also `T: ~Copyable`.
  case conformance
  /// `T == U`.
  case sameType
  /// `let count: Int`, where the argument is a value.
  case value
}

/// A `catch`, with or without a pattern. 12 bytes.
package struct CatchFact: BitwiseCopyable, Sendable {
  /// Of the word.
  package var start: UInt32
  /// Of the `do`, whose block ends before the first `catch` of it; 0 where a `throw` or a
  /// `for try` in it throws something, whatever the functions that it calls throw.
  package var doStart: UInt32
  /// Of the type that the `do` writes, `do throws(E)`; 0 where there is none.
  package var typeStart: UInt32
}

/// The type of `throws(E)` in the signature of a function, or of an accessor. 12 bytes.
package struct ThrownTypeFact: BitwiseCopyable, Sendable {
  /// The function, or the variable or subscript of the accessor.
  package var owner: Int32
  package var start: UInt32
  package var end: UInt32
}
