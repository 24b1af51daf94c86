import LintelGraph
import LintelScanner

/// One operand of an operator, as far as it is known.
struct Operand {
  var type = TypeTable.unknown
  /// The literal that the operand is: `40` in `"-" * 40`.
  var literal: ArgumentLiteral?
  /// Whether the operand is a key path: `\.id` in `\.id == 1`.
  var isKeyPath = false
  /// Whether the operand is certainly optional: `row?.title`.
  var isOptional = false

  var isUnknown: Bool { type == TypeTable.unknown && literal == nil && !isKeyPath }
}

/// The operands of operators, which may be operations themselves.
extension Inference {
  mutating func leftOperand(of use: OperatorUse) -> Operand {
    let facts = linkage.files[use.file.position].operators
    let fact = facts[use]
    if let literal = OperatorFact.literal(of: fact.left) {
      // In `a * 2 + b`, the operand before `+` is the product.
      if let before = facts.preceding(use), facts[before].right == fact.left,
        facts[before].isPrefix || comparePrecedence(facts[before].name, fact.name) != .second
      {
        return Operand()
      }
      return Operand(literal: literal)
    }
    guard let left = Segment(ifPresent: fact.left, in: use.file) else {
      return Operand(type: ownType(fact.left, of: use))
    }
    // In `a + b == c`, the operand before `==` is the sum.
    let base = linkage.base(of: left)
    for other in facts.ids(before: use, limit: Self.reach)
    where Segment(facts[other].right, in: use.file) == base {
      if facts[other].isPrefix {
        // In `a * -b + c`, the operand before `+` is the product.
        if let before = facts.preceding(other), facts[before].right == OperatorFact.prefixed,
          comparePrecedence(facts[before].name, fact.name) != .second
        {
          return Operand(type: resultType(ofOperator: before))
        }
        let made = resultType(ofOperator: other)
        if types[made].kind != .unknown { return Operand(type: made) }
        continue
      }
      switch comparePrecedence(facts[other].name, fact.name) {
      case .first, .same: return Operand(type: resultType(ofOperator: other))
      case .second: break
      case nil: return Operand()
      }
    }
    return linkage[base].kind == .keypath
      ? Operand(isKeyPath: true)
      : Operand(type: segmentType(left), isOptional: isOptional(pathTo: left))
  }

  mutating func rightOperand(of use: OperatorUse) -> Operand {
    let facts = linkage.files[use.file.position].operators
    let fact = facts[use]
    if let literal = OperatorFact.literal(of: fact.right) {
      // In `a + 2 * b`, the operand after `+` is the product.
      if let after = facts.following(use), facts[after].left == fact.right,
        facts[after].isPostfix || comparePrecedence(facts[after].name, fact.name) == .first
          || comparePrecedence(facts[after].name, fact.name) == nil
      {
        return Operand()
      }
      return Operand(literal: literal)
    }
    // In `a || !b`, the operand after `||` is the negation.
    var prefix: OperatorUse?
    if fact.right == OperatorFact.prefixed, let next = facts.following(use), facts[next].isPrefix {
      prefix = next
    }
    guard let right = Segment(ifPresent: facts[prefix ?? use].right, in: use.file) else {
      return Operand(type: ownType(fact.right, of: use))
    }
    for other in facts.ids(after: use, limit: Self.reach - 1) {
      guard let left = Segment(ifPresent: facts[other].left, in: use.file),
        linkage.base(of: left) == right
      else { continue }
      // A prefix operator binds more strongly than all binary ones: `-a + b`.
      if fact.isPrefix, !facts[other].isPostfix { break }
      if facts[other].isPostfix {
        if prefix != nil { continue }
        let made = resultType(ofOperator: other)
        if types[made].kind != .unknown { return Operand(type: made) }
        continue
      }
      switch comparePrecedence(facts[other].name, fact.name) {
      case .first: return Operand(type: resultType(ofOperator: other))
      case .same, .second: break
      case nil: return Operand()
      }
    }
    if let prefix { return Operand(type: resultType(ofOperator: prefix)) }
    let type = valueType(ofPathAt: right)
    // In damaged code, the operand may be behind the last reference: `func==(==.`.
    guard linkage.isBase(right) else { return Operand(type: type) }
    let last = linkage.lastSegment(after: right)
    return Operand(type: type, isOptional: isOptional(pathTo: last))
  }

  /// Whether an operator follows the path that ends with a segment: `rows.first ?? row`.
  func hasOperator(after last: Segment) -> Bool {
    firstOperator(after: last) { _ in true } != nil
  }

  /// Returns the first operator that has a path as its left operand and satisfies a condition.
  ///
  /// - Parameter last: the last segment of the path, whose arguments may contain other operators:
  ///   `rows.first { $0.id == 1 } ?? row`.
  func firstOperator(
    after last: Segment, where isWanted: (OperatorFact) -> Bool
  ) -> OperatorUse? {
    let facts = linkage.files[last.file.position].operators
    let next = facts.partitioningIndex { $0.offset > linkage[last].offset }
    for position in next..<min(facts.count, next + Self.reach)
    where Segment(ifPresent: facts[position].left, in: last.file) == last
      && isWanted(facts[position])
    {
      return OperatorUse(position, in: last.file)
    }
    return nil
  }

  /// The number of operators that are searched on one side of an operator; the operators of one
  /// expression are mostly not further apart.
  static var reach: Int { 8 }

  private mutating func ownType(_ operand: Int32, of use: OperatorUse) -> TypeID {
    guard operand == UsageFact.selfOperand else { return TypeTable.unknown }
    return types.enclosingInstance(of: linkage.owner(of: use))
  }

  /// Returns which of two operators binds more strongly, `.first` for `*` and `+`; `nil` if that is
  /// not known.
  func comparePrecedence(_ one: NameID, _ other: NameID) -> Binding? {
    if one == other { return .same }
    guard let first = linkage.known.precedences[one], let second = linkage.known.precedences[other]
    else { return nil }
    return first == second ? .same : first > second ? .first : .second
  }

  /// Whether an operand certainly is not optional, and is no function that returns an optional,
  /// because a type without `?` at its end is written for it: `a ?? b` with `let a: Row`.
  func isNeverOptional(_ operand: Int32, in file: FileID) -> Bool {
    guard let segment = Segment(ifPresent: operand, in: file), case let fact = linkage[segment],
      fact.kind == .value, !fact.isContinuation, !fact.isCalled, !fact.isSubscripted,
      !fact.isUnwrapped, linkage.next(after: segment) == nil
    else { return false }
    switch code.local(at: segment) {
    case .local(let local): return linkage[local].typeStart > 0 && !linkage[local].hasOptionalType
    case .closure: return false
    case .none: break
    }
    if code[segment].target.isPresent {
      guard isVariable(code[segment].target),
        let extent = linkage.extent(of: code[segment].target)
      else { return false }
      return extent.typeStart > 0 && !extent.traits.contains(.optionalType)
    }
    return calls.parameter(namedAt: segment).map { !$0.hasOptionalType } ?? false
  }
}

/// The order in which two operators are applied.
enum Binding { case first, second, same }
