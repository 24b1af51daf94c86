extension Frame {
  /// The usage of the expression that began last in the frame.
  enum Slot: BitwiseCopyable, Equatable {
    /// A statement by itself; if it is the only statement, its value is the value of the braces:
    /// `{ 1 }`.
    case statement
    /// The value after an equal sign, with the declaration, variable, parameter or operand that
    /// gets the value.
    case declarationValue(Int32)
    case localValue(Int32)
    case defaultArgument(Int32)
    case assigned(Int32)
    case returned
    /// A condition or a thrown value, whose type nothing around it determines.
    case nothing
  }

  /// The value that is being read.
  struct Value: BitwiseCopyable {
    /// The offset of the value, as in ``ChoiceFact/start``, and the offset of its current branch; 0
    /// where no choices are recorded.
    var start: UInt32 = 0
    var branch: UInt32 = 0
    /// The index of the choice that was recorded last for the value, or -1.
    var choice: Int32 = -1
  }

  /// The path that was read last.
  struct Path: BitwiseCopyable {
    /// The last segment of the path, or the nameless segment for a call of its result, `a(b)(c)`;
    /// -1 if the dot before it has no base.
    var last: Int32 = -1
    /// The offset after the path. A dot, parenthesis or brace at this offset belongs to the path.
    var end = UInt32.max
  }

  /// The operator that was read last.
  struct Operation: BitwiseCopyable {
    var kind = OperatorKind.other
    /// The offset after the operator.
    var end = UInt32.max
    /// The left operand, as in ``UsageFact/link``.
    var left: Int32 = -1
  }

  /// The conversion that was read last: `a as T`.
  struct Conversion: BitwiseCopyable {
    /// The base of the path that names the type, or -1.
    var base: Int32 = -1
    /// The offset after the type.
    var end = UInt32.max
  }
}

/// The kind of an operator, according to the types that it requires of its operands.
enum OperatorKind: UInt8, BitwiseCopyable {
  /// Both operands have one type, and the result has another: `==`.
  case comparison
  /// Both operands are Boolean: `&&`.
  case logical
  /// There is only one operand: `-a`.
  case unary
  /// The left operand is changed: `+=`.
  case assignment
  case other
}
