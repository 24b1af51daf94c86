/// A type inside of a written type, in brackets, parentheses, generic arguments and the like. 12
/// bytes.
///
/// `[A: (B) -> C?]` has four facts: an element and a value at the bracket, an item and a result at
/// the parenthesis. Ordered by ``inner``; the facts of one outer type have the same ``start``.
package struct TypeShapeFact: BitwiseCopyable, Sendable {
  /// The offset of the bracket, parenthesis, word or attribute that begins the outer type.
  package var start: UInt32
  /// The offset of the inner type.
  package var inner: UInt32
  package var shape: TypeShape
}

/// The way in which a type contains another.
package enum TypeShape: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// The `T` of `[T]`, and the key of a dictionary; `[3 of T]` has two elements, the count and the
  /// type.
  case element
  /// The `T` of `[K: T]`.
  case value
  /// A type in `(A, T)`: of a tuple, or of the parameters of a function.
  case item
  /// The `T` of `(A) -> T`.
  case result
  /// A type in `G<A, T>`; ``TypeShapeFact/start`` is the offset of `G`.
  case argument
  /// Each further type of `A & B`, here `B`; ``TypeShapeFact/start`` is the offset of `A`.
  case component
  /// `Self`, which contains no other type; ``TypeShapeFact/inner`` is the offset of its end.
  case selfType
  /// The `T` of `any T`, `inout T` or `@escaping T`.
  case specifier
}

/// A closure, from brace to brace. 24 bytes.
package struct ClosureFact: BitwiseCopyable, Sendable {
  package var start: UInt32
  package var end: UInt32 = 0
  /// The offset of the written result type; 0 where there is none.
  package var resultStart: UInt32 = 0
  /// The index of a reference: the base of the path that the closure's only statement begins with,
  /// or else of the first path that the closure returns; -1 where there is none. In
  /// `{ store.items }` the base is `store`.
  package var value: Int32 = -1
  /// The index, among the references, of the argument that consists of the closure; -1 if the
  /// closure is not an argument, or is only a part of an argument, as in `f({ … }())`.
  package var argument: Int32
  /// The index of the closure's usage; -1 if it is unknown, or the closure is an argument or only a
  /// part of a value, as in `{ … }()`.
  package var usage: Int32 = -1
}

/// One of the possible values of an expression whose first token does not determine its type: a
/// branch of `a ? b : c` or of an `if` or `switch` expression, the truth value of a comparison, the
/// member of a literal. 12 bytes.
///
/// Ordered by ``branch``.
package struct ChoiceFact: BitwiseCopyable, Sendable {
  /// The offset of the whole expression, after `try` and `await`; equal for all facts of one
  /// expression.
  package var start: UInt32
  /// The offset of the possible value.
  package var branch: UInt32
  /// The kind of the possible value, as its first token shows it; ``ValueKind/none`` if the value
  /// turned out to be only a condition, such as `a` in `a ? b : c`.
  package var value: ValueKind
}

/// One of the values in parentheses that patterns are matched against, `switch (a, b)`, or that are
/// the initial value of a variable, `let pair = (a, b)`. 16 bytes.
package struct TupleItemFact: BitwiseCopyable, Sendable {
  /// The offset of the parenthesis; equal for all items of a tuple. 0 if the parentheses turned out
  /// to be only a part of the value, as in `(a, b).0`.
  package var start: UInt32
  /// The offset of the item's value, after its label.
  package var offset: UInt32
  /// The index of a reference: the base of the path that the item begins with;
  /// ``UsageFact/selfOperand`` for `self`, -1 for any other value.
  package var reference: Int32
  /// Whether the item is more than the path or literal that it begins with: an operation, a
  /// conversion, or a choice between two values.
  package var isOperation = false
}

/// An operator: between two operands, before or after its only operand, or a value by itself, as in
/// `sorted(by: <)`. 24 bytes.
///
/// Not included are `=`, prefix `&`, and `?` and `!` after a value; prefix `-` and `+` if neither a
/// path nor a parenthesis follows.
package struct OperatorFact: BitwiseCopyable, Sendable {
  package var name: NameID
  package var offset: UInt32
  /// The innermost declaration around the operator, or -1 at file level.
  package var owner: Int32
  /// The left operand: the index of the last segment of the path that ends before the operator,
  /// ``UsageFact/selfOperand``, a literal, see ``literal(of:)``, -1 for any other value, or
  /// ``noOperand``.
  package var left: Int32
  /// The right operand: the index of the base of the path that begins after the operator,
  /// also if it is in parentheses, `!(a)`, ``UsageFact/selfOperand``, a literal, see
  /// ``literal(of:)``, ``prefixed``, -1 for any other value, or ``noOperand``.
  package var right: Int32
  package var condition: UInt16

  /// The missing operand of a prefix or postfix operator.
  package static let noOperand: Int32 = -3
  /// The right operand that begins with a prefix operator, the next fact: `a || !b`. A prefix
  /// operator has no such operand.
  package static let prefixed: Int32 = -7

  /// Returns the operand that is, or begins with, a literal without interpolations: -4, -5 or -6.
  package static func operand(_ literal: ArgumentLiteral) -> Int32 {
    noOperand - Int32(literal.rawValue / 4)
  }

  /// Returns the literal that is an operand, or that a further operation on it begins or ends with:
  /// `40` in `"-" * 40`.
  package static func literal(of operand: Int32) -> ArgumentLiteral? {
    guard operand < noOperand, operand > prefixed else { return nil }
    return ArgumentLiteral(rawValue: UInt8(truncatingIfNeeded: (noOperand - operand) * 4))
  }

  package var isPrefix: Bool { left == Self.noOperand }
  package var isPostfix: Bool { right == Self.noOperand }
}

/// The label of an element of a tuple, in its type or in a value: `(label: 1)`. 12 bytes.
package struct TupleLabelFact: BitwiseCopyable, Sendable {
  package var name: NameID
  package var offset: UInt32
  /// The offset of the type or value after the label.
  package var value: UInt32 = 0
}

/// The scope of a declaration in a block of code other than a declaration's body: in
/// `do { func show() {} }`, the region between the braces. 12 bytes.
package struct BlockDeclarationFact: BitwiseCopyable, Sendable {
  package let declaration: Int32
  /// The offset after the brace, or after the label of a `case`: the scope begins before the
  /// declaration, because a local function may be called above it.
  package let start: UInt32
  package var end: UInt32 = 0
}

/// The region in which patterns are matched against one value: the braces of a `switch`, `case` to
/// `=` in a condition, `case` to `in` in a loop, or the names in parentheses that `let`, `var` or
/// `for` declares, as in `let (a, b) = pair`. 20 bytes.
package struct MatchFact: BitwiseCopyable, Sendable {
  package var start: UInt32
  /// The offset after the brace, equal sign, `in` or parenthesis; 0 where damaged code has none.
  package var end: UInt32 = 0
  /// The offset of the matched value, after `try` and `await`; 0 where there is none.
  package var subject: UInt32
  /// The offset of the written type of names in parentheses; 0 where there is none.
  package var typeStart: UInt32 = 0
  package var value = ValueKind.none
  /// Whether the patterns are matched against the elements of the value, as in a loop.
  package var isOfElements = false
}

/// A name that a pattern binds, such as `a` in `case .b(let a)`, with its usage in the pattern. 8
/// bytes.
package struct BoundNameFact: BitwiseCopyable, Sendable {
  /// The index of the local variable.
  package var local: Int32
  /// The index of the usage, or -1 where it is unknown.
  package var usage: Int32
}
