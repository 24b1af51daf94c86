import LintelGraph
import LintelScanner

/// The results of operators of the project, which need not be of the type of an operand:
/// `point - other` is a `Vector` with `static func - (a: Point, b: Point) -> Vector`.
extension Inference {
  /// Returns the type of an operation that begins with a path; `nil` if no operator follows or
  /// precedes the path that the project declares for its type.
  ///
  /// - Parameter base: the base of the path.
  mutating func operationType(ofPathAt base: Segment) -> TypeID? {
    guard linkage.isBase(base), hasOperators(base.file) else { return nil }
    let last = linkage.lastSegment(after: base)
    return `operator`(after: last).map { operationType($0, with: last) }
      ?? `operator`(before: base).flatMap {
        linkage[$0].isPrefix ? operationType($0, with: last) : nil
      }
  }

  /// Returns the type of an operation in parentheses that ends with a path, `(a - b).length`; `nil`
  /// if no operator precedes the path that the project declares.
  ///
  /// - Parameter last: the last segment of the path.
  mutating func operationType(endingWithPathTo last: Segment) -> TypeID? {
    guard linkage.exists(last), hasOperators(last.file) else { return nil }
    return `operator`(before: linkage.base(of: last)).map { operationType($0, with: last) }
  }

  private func hasOperators(_ file: FileID) -> Bool {
    !linkage.files[file.position].operators.isEmpty
  }

  /// Returns the result of an operation with an operator; the type of the path to an operand if the
  /// operator is that of an SDK, whose operands mostly have the type of the result; unknown
  /// for operators in a row that do not bind equally.
  private mutating func operationType(_ use: OperatorUse, with last: Segment) -> TypeID {
    guard let outer = outermost(use) else { return TypeTable.unknown }
    let result = resultType(ofOperator: outer)
    if result != TypeTable.unknown || code[outer]?.isPresent ?? false { return result }
    let type = segmentType(last)
    return types[type].kind == .instance ? TypeTable.unknown : type
  }

  /// Returns the last of several operators in a row that bind equally, which takes the result of the
  /// others: `a + b - c`; `nil` if one binds more strongly, if an operand between two operators is a
  /// literal, `a + 2 - b`, or if there are very many.
  private func outermost(_ use: OperatorUse) -> OperatorUse? {
    let facts = linkage.files[use.file.position].operators
    let name = linkage[use].name
    var first = use
    for step in 0... {
      let left = linkage[first].left
      if OperatorFact.literal(of: left) != nil {
        guard let before = facts.preceding(first), facts[before].right == left else { break }
        return nil
      }
      guard let segment = Segment(ifPresent: left, in: use.file), linkage.exists(segment),
        let before = `operator`(before: linkage.base(of: segment))
      else { break }
      if step == Self.reach || comparePrecedence(linkage[before].name, name) != .same { return nil }
      first = before
    }
    var last = use
    for step in 0... {
      let right = linkage[last].right
      if right == OperatorFact.prefixed { return nil }
      if OperatorFact.literal(of: right) != nil {
        guard let after = facts.following(last), facts[after].left == right else { break }
        return nil
      }
      guard let base = Segment(ifPresent: right, in: use.file), linkage.isBase(base),
        let after = `operator`(after: linkage.lastSegment(after: base))
      else { break }
      if step == Self.reach || comparePrecedence(linkage[after].name, name) != .same { return nil }
      last = after
    }
    return last
  }

  /// Returns the operator between two operands that follows a path, if the project declares one of
  /// that name.
  private func `operator`(after last: Segment) -> OperatorUse? {
    firstOperator(after: last) { !$0.isPostfix }.flatMap { isOfProject(linkage[$0]) ? $0 : nil }
  }

  /// Returns the operator that precedes a path, if the project declares one of that name.
  private func `operator`(before base: Segment) -> OperatorUse? {
    let facts = linkage.files[base.file.position].operators
    let next = facts.partitioningIndex { $0.offset >= linkage[base].offset }
    guard next > 0, case let fact = facts[next - 1],
      Segment(ifPresent: fact.right, in: base.file) == base, isOfProject(fact)
    else { return nil }
    return OperatorUse(next - 1, in: base.file)
  }

  private func isOfProject(_ fact: OperatorFact) -> Bool {
    linkage.members.isDeclared(fact.name)
      && linkage.known.precedences[fact.name] != KnownNames.precedenceOfComparisons
  }
}
