/// The usage of an expression: its purpose, which determines the type that it must have. 12 bytes.
///
/// In `f([flag ? .a : .b])`, the usage of `.a` is an element of a literal, and its ``outer`` is the
/// usage of that literal, an argument. The innermost expression is a member with the whole path
/// that it begins, `.a(b).c`; each outer expression is a literal, parentheses or a closure around
/// it.
///
/// The words `try`, `await`, `unsafe`, `copy` and `consume`, conversions with `as`, and the
/// branches of `a ? b : c` and of `if` and `switch` expressions are transparent: an expression in
/// them has the usage of the whole.
///
/// The usage of these expressions is unknown: an operand of a prefix or postfix operator, of `&&`
/// or of `||`; a condition, the subject of a `switch`, the sequence of a loop, a thrown value, and
/// an expression in an interpolation; an argument of a callee without a name; and a literal or
/// parentheses that a call or a subscript follows.
package struct UsageFact: BitwiseCopyable, Sendable {
  package var kind: UsageKind
  /// The fact that the usage refers to, as its ``kind`` defines.
  package var link: Int32
  /// The index of the usage of the expression around this one. -1 where it is unknown, or where
  /// ``kind`` says everything: an argument is an argument, whatever the call is used for. Chains
  /// that would pass more than 16 brackets are cut.
  package var outer: Int32 = -1
}

/// The kind of a usage.
///
/// Precedence is ignored: an operator binds the operands right before and after it. An operand
/// between two operators belongs to the first, unless that is an assignment such as `=` or `+=`,
/// `&&` or `||`: in `a + .b * c`, `.b` is an operand of `+`.
package enum UsageKind: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// The initial value of a declaration, `static let a: A = .b`; ``UsageFact/link`` is the
  /// declaration's index, or the index of the last declaration where parentheses declare several.
  case declarationValue
  /// The initial value of a local variable, `let a: A = .b`; the link is its index. The usage of a
  /// value for several variables in parentheses is unknown.
  case localValue
  /// The default value of a parameter, `(a: A = .b)`; the link is its index.
  case defaultArgument
  /// A value that is assigned with `=`, `+=` or the like, `a = .b`; the link is the last segment of
  /// the path on the left, or ``UsageFact/selfOperand``. With anything else on the left, the usage
  /// is unknown.
  case assigned
  /// A value that a function, or the getter of a declaration, returns, `return .a`; the link is the
  /// declaration's index. A statement that is an expression counts as well, even if it is not the
  /// only statement.
  case declarationResult
  /// A value that the getter of a local variable returns; the link is the variable's index.
  case localResult
  /// A value that a closure returns, `{ .a }`; the link is the closure's index. ``UsageFact/outer``
  /// is the usage of the closure, or of the call if it is called at once, `{ .a }()`; -1 for a
  /// trailing closure.
  case closureResult
  /// An argument, `f(.a)`; the link is its index among the references.
  case argument
  /// An element of an array, `[.a]`, or a key of a dictionary; the link is the offset of the
  /// bracket.
  case element
  /// A value of a dictionary literal, `[a: .b]`; the link is the offset of the bracket.
  case dictionaryValue
  /// An expression in parentheses, `(a, .b)`; the link is the number of the tuple's element, 0
  /// where the parentheses are not a tuple.
  case group
  /// An operand of a comparison, `a == .b`; the link is the other operand: the last segment of the
  /// path that ends before the operator, or the base of the path that begins after it,
  /// ``UsageFact/selfOperand``, or -1. In damaged code that ends after the operator, the link is a
  /// later reference, or past the last one.
  case compared
  /// An operand of any other operator, `a ?? .b`; the link is the other operand, as for
  /// ``compared``. ``UsageFact/outer`` is the usage of the whole operation.
  case operand
  /// A pattern, `case .a`; the link is the index of the match, -1 if it is matched against no
  /// value.
  case pattern
  /// The value before a member, if it is no path, `[.a].contains(b)`; the link is the member. In
  /// damaged code that ends after the dot, the link is past the last reference.
  case beforeMember
  /// A member of a value in parentheses, unwrapped or not, that ends with a path; the link is the
  /// last segment of that path. A value ends with its last operand or branch: `b` in
  /// `(a ?? b).name`. Values that a comparison, `&&`, `||` or `!` makes Boolean are not included.
  case memberOfGroup
  /// A member of a string literal, `"a".count`; the link means nothing.
  case memberOfString
  /// A member of a number, in parentheses or not, `1.description`; the link is 1 if the number has
  /// a fraction or an exponent, else 0.
  case memberOfNumber
  /// A member of `true` or `false`, in parentheses or not, `true.description`; the link means
  /// nothing.
  case memberOfBoolean
  /// A member of an array that begins with a path, `[a, b].name`; the link is the base of that
  /// path.
  case memberOfArray
  /// A member of an array of one literal, `[1].name`; the link is a ``LiteralElement``.
  case memberOfLiterals
  /// A member of any other array, or of a dictionary, `[a: b].count`; the link is 1 for a
  /// dictionary, else 0.
  case memberOfCollection
  /// A member of a value in parentheses that ends with `as T`, `(a as T).b`; the link is the base
  /// of the path that `T` begins with.
  case memberOfConversion
  /// A member of the result of a postfix operator, `a^.b`; the link is the index of the operator.
  case memberOfOperation
}

/// The literal that is the only element of an array.
package enum LiteralElement: Int32, BitwiseCopyable, CaseIterable, Sendable {
  case string, number, fraction, boolean
}

extension UsageFact {
  /// The link to an operand that is `self`.
  package static let selfOperand: Int32 = -2
}

/// The usage of a member whose owner only the context determines: `.name`, `\.name`,
/// `(value).name`, or a subscript of such a value. 8 bytes.
///
/// Every `.name` has a fact, the others only where the usage is known.
package struct PlacedMemberFact: BitwiseCopyable, Sendable {
  /// The index of the reference.
  package var reference: Int32
  /// The index of the usage, or -1 where it is unknown.
  package var usage: Int32
}
