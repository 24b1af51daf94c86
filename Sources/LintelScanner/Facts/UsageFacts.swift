/// What an expression is used for, which says what type it must have. 12 bytes.
///
/// `f([flag ? .a : .b])` uses `.a` as an element of a literal, and that as an argument: two facts,
/// the first of which leads to the second. The expression is a member with the whole path that it
/// begins, `.a(b).c`; further out it is the literal, parentheses or closure that holds it.
///
/// The words `try`, `await`, `unsafe`, `copy` and `consume`, a conversion with `as`, the branches of
/// `a ? b : c` and of `if` and `switch` expressions are no use by themselves: what is in them is used
/// for what they are. Nothing says what an operand of a prefix or postfix operator, of `&&` or of `||`
/// is used for, nor what a condition, the subject of a `switch`, the sequence of a loop, what is
/// thrown, what stands in a string, an argument of what has no name, and a literal or parentheses
/// are, of which a member, a call or a subscript follows.
package struct UsageFact: BitwiseCopyable, Sendable {
  package var kind: UsageKind
  /// What the kind says.
  package var link: Int32
  /// Position of what the expression around this one is used for, or -1 where nothing says, or where
  /// ``kind`` says all: an argument is one, whatever the call is used for. Chains are cut where they
  /// would go through more than 16 brackets.
  package var outer: Int32 = -1
}

/// How an expression is used.
///
/// An operator belongs to the operands right before and after it, whatever binds more strongly; an
/// operand between two belongs to the one before it, unless that is `=`, `+=` and the like, `&&` or
/// `||`.
package enum UsageKind: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// The initial value of a declaration; ``UsageFact/link`` is its position, that of the last one
  /// where several are declared in parentheses.
  case declarationValue
  /// The initial value of a variable of code; the link is its position. That of several in
  /// parentheses is used for nothing that is known.
  case localValue
  /// The default value of a parameter; the link is its position.
  case defaultArgument
  /// Assigned with `=`, `+=` or the like; the link is the last segment of the path on the left, or
  /// ``UsageFact/selfOperand``. What is assigned to anything else is used for nothing that is known.
  case assigned
  /// What a function, or the getter of a declaration, returns; the link is its position. A statement
  /// that is an expression counts as well, whether or not others stand beside it.
  case declarationResult
  /// What the getter of a variable of code returns; the link is its position.
  case localResult
  /// What a closure returns; the link is its position. It leads to what the closure is used for, or
  /// the call where it is called at once, `{ … }()`; to nothing if the closure stands after a call.
  case closureResult
  /// An argument; the link is its position among the references.
  case argument
  /// An element, or a key, of a literal; the link is the offset of the bracket.
  case element
  /// A value in the literal of a dictionary; the link is the offset of the bracket.
  case dictionaryValue
  /// In parentheses; the link is the number of the part of the tuple, 0 where it is no tuple.
  case group
  /// Compared; the link is the other operand: the last segment of the path that ends before the
  /// operator, or the base of the path that begins after it, ``UsageFact/selfOperand``, or -1. In
  /// damaged code nothing may stand after the operator, and the link leads to what comes later, or
  /// nowhere.
  case compared
  /// An operand of any other operator; the link is the other operand, as for ``compared``. It leads
  /// to what the whole operation is used for.
  case operand
  /// A pattern; the link is the position of the match, -1 where it is matched against no value.
  case pattern
  /// A member of a value in parentheses, unwrapped or not, that ends with a path; the link is the last
  /// segment of that. A value ends with its last operand or branch. One that a comparison, `&&`, `||`
  /// or `!` makes a truth value is none.
  case memberOfGroup
  /// A member of a string literal; the link means nothing.
  case memberOfString
  /// A member of a number, in parentheses or not; the link is 1 where that has a fraction or an
  /// exponent, else 0.
  case memberOfNumber
  /// A member of `true` or `false`, in parentheses or not; the link means nothing.
  case memberOfBoolean
  /// A member of an array; the link is the base of the path that it begins with.
  case memberOfArray
  /// A member of an array of one literal; the link is a ``LiteralElement``.
  case memberOfLiterals
  /// A member of any other array, or of a dictionary; the link is 1 for a dictionary, else 0.
  case memberOfCollection
  /// A member of a value in parentheses that ends with `as T`; the link is the base of the path that
  /// `T` begins with.
  case memberOfConversion
}

/// The literal that is the only element of an array.
package enum LiteralElement: Int32, BitwiseCopyable, CaseIterable, Sendable {
  case string, number, fraction, boolean
}

extension UsageFact {
  /// The ``UsageFact/link`` to an operand that is `self`.
  package static let selfOperand: Int32 = -2
}

/// What a member is used for, or is a member of, whose place alone tells the type that it belongs
/// to: `.name`, `\.name` and `(value).name`, or a subscript of such a value. 8 bytes.
///
/// `.name` has one always, the others where the place says something.
package struct PlacedMemberFact: BitwiseCopyable, Sendable {
  /// Position among the references.
  package var reference: Int32
  /// Position among the usages, or -1 where nothing says.
  package var usage: Int32
}
