/// What a part of a written type means, where that part is no name by itself. 12 bytes.
///
/// `[A: (B) -> C?]` has four: an element and a value at the bracket, an element and a result at the
/// parenthesis. Ordered by ``inner``; those of one type have the same ``start``.
package struct TypeShapeFact: BitwiseCopyable, Sendable {
  /// Of the bracket, parenthesis, word or attribute that begins the type.
  package var start: UInt32
  /// Of the type in it.
  package var inner: UInt32
  package var shape: TypeShape
}

/// How a type holds another.
package enum TypeShape: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// `[T]`, and the key of a dictionary; `[3 of T]` has two, the count and then the type.
  case element
  /// `[K: T]`.
  case value
  /// One of `(A, T)`: of a tuple, or of the parameters of a function.
  case item
  /// `(A) -> T`.
  case result
  /// One of `G<A, T>`; ``TypeShapeFact/start`` is that of `G`.
  case argument
  /// Each further type of `A & B`; ``TypeShapeFact/start`` is that of `A`.
  case component
  /// `Self`; ``TypeShapeFact/inner`` is its end, as it holds nothing.
  case selfType
  /// `any T`, `inout T`, `@escaping T`.
  case specifier
}

/// The braces of a closure. 24 bytes.
package struct ClosureFact: BitwiseCopyable, Sendable {
  package var start: UInt32
  package var end: UInt32 = 0
  /// Of the written type of its result; 0 where there is none.
  package var resultStart: UInt32 = 0
  /// Position among the references of the base of the path that its only statement begins with, or
  /// of the first that it returns; -1 where there is none.
  package var value: Int32 = -1
  /// Position of the argument that it is among the references, or -1; also where it is only a part
  /// of that, as in `f({ … }())`.
  package var argument: Int32
  /// Position among the parameters of the one that it is the default value of, or -1.
  package var parameter: Int32 = -1
}

/// What a value is that begins with something else, or one of the values that it may be: the
/// branches of `a ? b : c` and of `if` and `switch` expressions, the truth value that a comparison
/// makes, the member of a literal. 12 bytes.
///
/// By ``branch``.
package struct ChoiceFact: BitwiseCopyable, Sendable {
  /// Of the whole value, after `try` and `await`; the same in all that it may be.
  package var start: UInt32
  /// Of what it may be.
  package var branch: UInt32
  /// What that starts with; ``ValueKind/none`` for what turned out to be only a condition.
  package var value: ValueKind
}

/// One of the values in parentheses that patterns are matched against, `switch (a, b)`, or that are
/// all that a variable begins with. 16 bytes.
package struct TupleItemFact: BitwiseCopyable, Sendable {
  /// Of the parenthesis; the same in all items of a tuple. 0 where the parentheses turn out to be
  /// no more than a part of a value, as in `(a, b).0`.
  package var start: UInt32
  /// Of the value, after its label.
  package var offset: UInt32
  /// Position among the references of the base of the path that it begins with;
  /// ``UsageFact/selfOperand`` for `self`, -1 for any other value.
  package var reference: Int32
  /// Whether it is more than what it begins with: an operation, a conversion, or one of two values.
  package var isOperation = false
}

/// An operator between two operands, before or after its only one, or one that is a value by itself,
/// `sorted(by: <)`. 24 bytes.
///
/// Left out are `&&` and `||`, before an operand `!`, `~`, `&`, `...` and `..<`, `-` and `+` where no
/// path follows, and after one `...`.
package struct OperatorFact: BitwiseCopyable, Sendable {
  package var name: NameID
  package var offset: UInt32
  /// The innermost declaration around it, or -1 at file level.
  package var owner: Int32
  /// The last segment of the path that ends before it, ``UsageFact/selfOperand``, -1 for any
  /// other value, or ``noOperand``.
  package var left: Int32
  /// The base of the path that begins after it, ``UsageFact/selfOperand``, -1 or ``noOperand``.
  package var right: Int32
  package var condition: UInt16

  /// On the side where an operator before or after its only operand has none.
  package static let noOperand: Int32 = -3

  package var isPrefix: Bool { left == Self.noOperand }
  package var isPostfix: Bool { right == Self.noOperand }
}

/// The label of a part of a tuple, in its type or in a value: `(label: 1)`. 12 bytes.
package struct TupleLabelFact: BitwiseCopyable, Sendable {
  package var name: NameID
  package var offset: UInt32
  /// Of the type or the value that it stands before.
  package var value: UInt32 = 0
}

/// Where a declaration can be named that stands in a block of code, and in no body of its own: in
/// `do { func show() {} }` within the braces. 12 bytes.
package struct BlockDeclarationFact: BitwiseCopyable, Sendable {
  package let declaration: Int32
  /// After the brace, or the label of a `case`, as the declaration may be named before it.
  package let start: UInt32
  package var end: UInt32 = 0
}

/// Where patterns are matched against a value: the braces of a `switch`, `case` to `=` in a
/// condition, `case` to `in` in a loop, or the names in parentheses that `let`, `var` or `for`
/// declares. 20 bytes.
package struct MatchFact: BitwiseCopyable, Sendable {
  package var start: UInt32
  /// After the brace, the equal sign, `in` or the parenthesis; 0 where damaged code has none.
  package var end: UInt32 = 0
  /// Of the value, after `try` and `await`; 0 where there is none.
  package var subject: UInt32
  /// Of the written type of names in parentheses; 0 where there is none.
  package var typeStart: UInt32 = 0
  package var value = ValueKind.none
  /// Whether the elements of the value are matched: in a loop.
  package var isOfElements = false
}

/// A name that a pattern binds, with its place in that. 8 bytes.
package struct BoundNameFact: BitwiseCopyable, Sendable {
  /// Position among the variables of code.
  package var local: Int32
  /// Position among the usages, or -1 where nothing says.
  package var usage: Int32
}
