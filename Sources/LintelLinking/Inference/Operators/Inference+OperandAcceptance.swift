import LintelGraph
import LintelScanner

/// Whether functions take the operands of an operator.
extension Inference {
  /// Whether an operand can be passed for a parameter of a function: `row` for `lhs` of
  /// `static func < (lhs: Row, rhs: Row) -> Bool`.
  ///
  /// - Parameter other: the other operand, which decides what a literal may be.
  mutating func acceptance(
    of operand: Operand, beside other: Operand, as parameter: ParameterFact,
    of candidate: DeclarationID
  ) -> Acceptance {
    guard !operand.isUnknown else { return .open }
    let written = types.writtenType(of: parameter, in: declaration(candidate).file)
    let type = types.withoutSelf(written, in: declaration(candidate).enclosing)
    if operand.isKeyPath { return types.acceptance(ofKeyPathAs: type) }
    if let literal = operand.literal { return acceptance(of: literal, beside: other, as: type) }
    // The standard library only compares dictionaries.
    if types[operand.type].kind == .dictionary,
      types[type].kind == .dictionary || types.isType(type, named: linkage.known.dictionary),
      linkage.known.precedences[declaration(candidate).name.id]
        != KnownNames.precedenceOfComparisons,
      zip(types.operands(of: operand.type), types.operands(of: type))
        .allSatisfy({ types.acceptance(of: $0, as: $1) != .no })
    {
      return .yes
    }
    return types.acceptance(of: operand.type, as: type)
  }

  /// Whether a literal can be passed for a parameter of type `type`. It certainly is if no operator
  /// of the standard library takes such a literal beside the other operand: `3` in `text * 3`, but
  /// not in `factor * 3`.
  private mutating func acceptance(
    of literal: ArgumentLiteral, beside other: Operand, as type: TypeID
  ) -> Acceptance {
    let result = types.acceptance(of: literal, as: type)
    guard result == .yes else { return result }
    if let otherLiteral = other.literal { return literal == otherLiteral ? .open : .yes }
    if other.isKeyPath { return .yes }
    if types[other.type].kind == .external {
      let name = types[other.type].name
      if types.isType(type, named: name) { return .yes }
      // Foundation adds numbers to dates, and the standard library multiplies durations.
      if linkage.known.quantities.contains(name) { return .open }
    }
    return types.acceptance(of: literal, as: other.type) == .no ? .yes : .open
  }
}
