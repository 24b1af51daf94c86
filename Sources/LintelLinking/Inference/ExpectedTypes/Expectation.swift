import LintelGraph

/// The type that an expression must have where it is used.
struct Expectation {
  var type: TypeID
  var source: Source

  enum Source {
    /// A declaration: a variable, a parameter, a result: `let phase: Phase = .idle`.
    case declared
    /// The other operand of an operator, or the target of an assignment: `phase == .idle`.
    case operand
    /// The usage of a whole operation, whose operands may have other types:
    /// `let n: Size = .small * x`.
    case aroundOperator
    case pattern
    case nothing
  }

  static let none = Expectation(type: TypeTable.unknown, source: .nothing)
}
