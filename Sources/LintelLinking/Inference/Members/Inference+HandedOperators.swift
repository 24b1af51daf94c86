import LintelGraph
import LintelScanner

/// Operators of the project that are handed on as values: `numbers.reduce(first, +)`.
extension Inference {
  /// Finds the meanings of the operators of a file that are whole arguments.
  mutating func settleHandedOperators(_ file: FileID) {
    let operators = linkage.files[file.position].operators
    for (number, fact) in operators.enumerated()
    where fact.left == -1 && fact.right == -1 && linkage.members.isDeclared(fact.name)
      && linkage.isActive(fact.condition, in: file)
    {
      let use = OperatorUse(number, in: file)
      guard code[use]?.isPresent != true, let argument = argument(consistingOf: use),
        let taken = operandTypes(ofOperatorFor: argument)
      else { continue }
      settle(handedOperator: use, taken)
    }
  }

  /// Returns the argument that is only an operator without named operands: `+` in
  /// `numbers.reduce(first, +)`, `<` in `numbers.sorted(by: <)`.
  private func argument(consistingOf use: OperatorUse) -> Segment? {
    let references = linkage.references[use.file.position]
    let offset = linkage[use].offset
    // An argument with a label is at its label.
    let next = references.partitioningIndex { $0.offset > offset }
    guard next > 0, references[next - 1].kind == .argument else { return nil }
    return Segment(next - 1, in: use.file)
  }

  /// Returns the types of the values to which the operator that is an argument is applied: two
  /// elements in `rows.sorted(by: <)`, the result and an element in `rows.reduce(first, +)`.
  private mutating func operandTypes(ofOperatorFor argument: Segment) -> [TypeID]? {
    if let taken = takenTypes(byFunctionFor: argument), taken.count == 2 { return taken }
    let part = linkage.call(of: argument)
    guard linkage[part].isContinuation, !code[part].target.isPresent else { return nil }
    let base = segmentType(linkage.before(part))
    guard types[base].kind == .array else { return nil }
    let element = types.element(of: base)
    if linkage[part].name == linkage.known.reduce {
      guard let first = calls.argument(after: part), first != argument else { return nil }
      return [wholeArgumentType(first), element]
    }
    let compares = linkage.known.orderingMembers.contains(linkage[part].name)
    return compares ? [element, element] : nil
  }
}
