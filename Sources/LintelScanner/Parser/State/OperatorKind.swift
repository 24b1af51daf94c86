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
