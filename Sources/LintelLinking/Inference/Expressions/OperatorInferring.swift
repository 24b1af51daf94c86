import LintelGraph
import LintelScanner

/// Which functions of the project the operators in code mean.
///
/// An operator is one of the project only where its operands have types that say so: the other
/// meanings of `==` and the like are countless.
protocol OperatorInferring: TypeInferring, ~Copyable {}

extension OperatorInferring where Self: ~Copyable {
  /// Finds out what the operators of a file mean that the project declares.
  mutating func settleOperators(_ file: FileID) {
    let facts = linkage.files[file.position].operators
    for (number, fact) in facts.enumerated()
    where linkage.members.isDeclared(fact.name)
      && linkage.linker.active.contains(fact.condition, in: file.position)
    {
      _ = resultType(ofOperator: number, file)
    }
  }

  /// The type that an operation makes; what the operator means is written down.
  private mutating func resultType(ofOperator number: Int, _ file: FileID) -> TypeID {
    let fact = linkage.files[file.position].operators[number]
    guard linkage.members.isDeclared(fact.name), types.depth < Types.maximumDepth else {
      return TypeTable.unknown
    }
    if let known = code[file.position].operators[number] {
      return known.isPresent ? declarationType(known) : TypeTable.unknown
    }
    // An operand may be an operation that this is an operand of, in damaged code.
    code[file.position].operators[number] = .absent
    types.depth += 1
    defer { types.depth -= 1 }
    let left = leftType(of: number, file)
    let right = rightType(of: number, file)
    guard let found = choice(of: fact, left, right, file) else { return TypeTable.unknown }
    code[file.position].operators[number] = found
    return types.withoutSelf(declarationType(found), in: declaration(found).enclosing)
  }

  // MARK: - Operands

  private mutating func leftType(of number: Int, _ file: FileID) -> TypeID {
    let facts = linkage.files[file.position].operators
    let fact = facts[number]
    guard fact.left >= 0 else { return ownType(fact.left, fact, file) }
    // `a + b == c`: what stands before `==` is a part of the sum.
    let base = base(of: Int(fact.left), file)
    for other in stride(from: number - 1, through: max(0, number - Self.reach), by: -1)
    where facts[other].right == Int32(base) {
      if facts[other].isPrefix {
        let made = resultType(ofOperator: other, file)
        if types[made].kind != .unknown { return made }
        continue
      }
      switch comparePrecedence(facts[other].name, fact.name) {
      case .first, .same: return resultType(ofOperator: other, file)
      case .second: break
      case nil: return TypeTable.unknown
      }
    }
    return segmentType(file, Int(fact.left))
  }

  private mutating func rightType(of number: Int, _ file: FileID) -> TypeID {
    let facts = linkage.files[file.position].operators
    let fact = facts[number]
    guard fact.right >= 0 else { return ownType(fact.right, fact, file) }
    for other in (number + 1)..<max(number + 1, min(facts.count, number + Self.reach))
    where facts[other].left >= 0 && base(of: Int(facts[other].left), file) == Int(fact.right) {
      // One before an operand binds more strongly than any between two.
      if fact.isPrefix, !facts[other].isPostfix { break }
      if facts[other].isPostfix {
        let made = resultType(ofOperator: other, file)
        if types[made].kind != .unknown { return made }
        continue
      }
      switch comparePrecedence(facts[other].name, fact.name) {
      case .first: return resultType(ofOperator: other, file)
      case .same, .second: break
      case nil: return TypeTable.unknown
      }
    }
    return valueType(ofPathAt: Int(fact.right), file)
  }

  /// Operators that belong to one expression are not further apart, mostly.
  private static var reach: Int { 8 }

  private mutating func ownType(_ operand: Int32, _ fact: OperatorFact, _ file: FileID) -> TypeID {
    guard operand == UsageFact.selfOperand else { return TypeTable.unknown }
    return types.enclosingInstance(of: linkage.linker.table.number(of: fact.owner, in: file))
  }

  private func base(of part: Int, _ file: FileID) -> Int {
    var part = part
    while reference(file, part).isContinuation { part = Int(reference(file, part).link) }
    return part
  }

  /// Which of two operators binds more strongly; `nil` if that is not known.
  private func comparePrecedence(_ one: NameID, _ other: NameID) -> Binding? {
    if one == other { return .same }
    guard let first = linkage.known.precedences[one], let second = linkage.known.precedences[other]
    else { return nil }
    return first == second ? .same : first > second ? .first : .second
  }

  // MARK: - Functions

  private mutating func choice(
    of fact: OperatorFact, _ left: TypeID, _ right: TypeID, _ file: FileID
  ) -> DeclarationID? {
    // That a value is optional is not known.
    if fact.name == linkage.known.optionalDefault { return nil }
    let isUnary = fact.isPrefix || fact.isPostfix
    var best: [DeclarationID] = []
    var bestFit = leastFit(of: fact.name, left, right)
    for candidate in candidates(for: fact, left, right, file) {
      let parameters = calls.parameters(of: candidate)
      guard declaration(candidate).kind == .function, isVisible(candidate, from: file),
        isPlaced(candidate, as: fact), parameters.count == (isUnary ? 1 : 2)
      else { continue }
      let operand = isUnary && fact.isPrefix ? right : left
      let one = acceptance(of: operand, as: calls.parameter(0, of: parameters), of: candidate)
      let other =
        isUnary
        ? one : acceptance(of: right, as: calls.parameter(1, of: parameters), of: candidate)
      guard one != .no, other != .no else { continue }
      let fit = (one == .yes ? 1 : 0) + (other == .yes ? 1 : 0)
      if fit > bestFit { best = [] }
      if fit >= bestFit, !best.contains(candidate) { best.append(candidate) }
      bestFit = max(bestFit, fit)
    }
    return best.count == 1 ? best[0] : nil
  }

  /// Whether a function is declared to stand where an operator does: before or after its operand, or
  /// between two.
  private func isPlaced(_ candidate: DeclarationID, as fact: OperatorFact) -> Bool {
    let modifiers = modifiers(of: candidate)
    return fact.isPrefix
      ? modifiers.contains(.prefix) : fact.isPostfix == modifiers.contains(.postfix)
  }

  /// Of how many operands the types must be just those that a function asks for.
  private func leastFit(of name: NameID, _ left: TypeID, _ right: TypeID) -> Int {
    guard let precedence = linkage.known.precedences[name] else { return 0 }
    // Everything can be compared with itself, and the compiler has that in mind; numbers have more
    // operators than the project.
    let isOfProject = types[left].kind == .instance || types[right].kind == .instance
    return precedence == KnownNames.precedenceOfComparisons || !isOfProject ? 2 : 1
  }

  private mutating func candidates(
    for fact: OperatorFact, _ left: TypeID, _ right: TypeID, _ file: FileID
  ) -> [DeclarationID] {
    let search = MemberSearch(linkage: linkage)
    var result: [DeclarationID] = []
    if types[left].kind == .unknown, types[right].kind == .unknown {
      // The only function of an operator that is the project's own.
      guard linkage.known.precedences[fact.name] == nil,
        let row = linkage.members.all(named: fact.name)
      else { return [] }
      return linkage.members.range(of: row).map { linkage.members[$0] }
    }
    for type in [left, right] where types[type].kind != .unknown {
      result += search.members(named: fact.name, of: type, from: file, &types)
    }
    let module = linkage.linker.files[file].module
    result += search.members(named: fact.name, in: .module(module), from: file)
    result += search.globals(named: fact.name, visibleFrom: file)
    return result
  }

  private mutating func acceptance(
    of value: TypeID, as parameter: ParameterFact, of candidate: DeclarationID
  ) -> Acceptance {
    guard types[value].kind != .unknown else { return .open }
    let written = types.writtenType(
      declaration(candidate).file, parameter.typeStart, parameter.typeEnd)
    let type = types.withoutSelf(written, in: declaration(candidate).enclosing)
    return types.acceptance(of: value, as: type)
  }
}

/// Which of two operators is applied before the other.
private enum Binding { case first, second, same }
