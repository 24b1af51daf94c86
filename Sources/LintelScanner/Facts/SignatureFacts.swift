/// A requirement on a generic parameter or an associated type, in angle brackets or in a `where`
/// clause. 24 bytes.
///
/// The names in it are references of the same owner. An entry after the colon of an associated type
/// is an ``InheritanceFact``.
package struct RequirementFact: BitwiseCopyable, Sendable {
  /// The declaration that states the requirement.
  package var owner: Int32
  /// The extent of the constrained type as written, `T` or `C.Element`.
  package var subjectStart: UInt32
  package var subjectEnd: UInt32
  /// The extent of the required type.
  package var typeStart: UInt32
  package var typeEnd: UInt32
  package var kind: RequirementKind
}

/// The relation that a requirement states.
package enum RequirementKind: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// `T: P`, or `T: C` for a class; also `T: ~Copyable`.
  case conformance
  /// `T == U`.
  case sameType
  /// `let count: Int` among generic parameters, where the argument is a value.
  case value
}

/// A `catch`, with or without a pattern: `catch` and `catch let a as E`. 12 bytes.
package struct CatchFact: BitwiseCopyable, Sendable {
  /// The offset of the word `catch`.
  package var start: UInt32
  /// The offset of the `do`, whose block ends before its first `catch`. 0 if the block contains a
  /// `throw` or a `for try`, so that the thrown type does not follow from the called functions
  /// alone; 0 also in damaged code.
  package var doStart: UInt32
  /// The offset of `E` in `do throws(E)`; 0 where no type is written.
  package var typeStart: UInt32
}

/// Code that `await` covers: everything to its right, up to the end of the expression. Also the
/// declaration `async let`, whose value needs no `await`. 8 bytes.
///
/// Closures within the code are included, although the word does not cover what they contain.
package struct AwaitFact: BitwiseCopyable, Sendable {
  /// The offset after the word, and after `try` if that follows.
  package var start: UInt32
  package var end: UInt32 = 0
}

/// The type of `throws(E)` in the signature of a function or an accessor: `func a() throws(E)`. 12
/// bytes.
package struct ThrownTypeFact: BitwiseCopyable, Sendable {
  /// The function, or the variable or subscript that the accessor belongs to.
  package var owner: Int32
  package var start: UInt32
  package var end: UInt32
}
