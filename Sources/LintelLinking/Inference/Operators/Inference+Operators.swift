import LintelGraph
import LintelScanner

/// The functions of the project that the operators in code mean.
///
/// An operator means such a function only if the types of its operands determine this, because `==`
/// and the like have countless other meanings.
extension Inference {
  /// Finds the meanings of the operators of a file that the project declares: `vector + other`.
  mutating func settleOperators(_ file: FileID) {
    let facts = linkage.files[file.position].operators
    for (number, fact) in facts.enumerated()
    where linkage.members.isDeclared(fact.name)
      && linkage.isActive(fact.condition, in: file)
    {
      _ = resultType(ofOperator: OperatorUse(number, in: file))
    }
  }

  /// Returns the type that an operation makes, and keeps the meaning of its operator:
  /// `vector + other`.
  mutating func resultType(ofOperator use: OperatorUse) -> TypeID {
    let fact = linkage[use]
    guard linkage.members.isDeclared(fact.name), types.depth < TypeTable.maximumDepth else {
      return TypeTable.unknown
    }
    if let known = code[use] {
      return known.isPresent && !code.isAmbiguous(use) ? declarationType(known) : TypeTable.unknown
    }
    // In damaged code, operations may be operands of each other.
    code[use] = .absent
    types.depth += 1
    defer { types.depth -= 1 }
    let left = leftType(of: use)
    let right = rightType(of: use)
    guard let (found, fit) = choice(of: fact, left, right, use.file) else {
      return TypeTable.unknown
    }
    code[use] = found
    // A module that is not read may declare the operator for other operands.
    if fit < (fact.isPrefix || fact.isPostfix ? 1 : 2), linkage.importsUnknown[use.file.position],
      linkage.known.precedences[fact.name] == nil
    {
      code.markAmbiguous(use)
      return TypeTable.unknown
    }
    return types.withoutSelf(declarationType(found), in: declaration(found).enclosing)
  }

  // MARK: - Operands

  private mutating func leftType(of use: OperatorUse) -> TypeID {
    let facts = linkage.files[use.file.position].operators
    let fact = facts[use]
    guard let left = Segment(ifPresent: fact.left, in: use.file) else {
      return ownType(fact.left, of: use)
    }
    // In `a + b == c`, the operand before `==` is the sum.
    let base = linkage.base(of: left)
    for other in facts.ids(before: use, limit: Self.reach)
    where Segment(facts[other].right, in: use.file) == base {
      if facts[other].isPrefix {
        let made = resultType(ofOperator: other)
        if types[made].kind != .unknown { return made }
        continue
      }
      switch comparePrecedence(facts[other].name, fact.name) {
      case .first, .same: return resultType(ofOperator: other)
      case .second: break
      case nil: return TypeTable.unknown
      }
    }
    return segmentType(left)
  }

  private mutating func rightType(of use: OperatorUse) -> TypeID {
    let facts = linkage.files[use.file.position].operators
    let fact = facts[use]
    guard let right = Segment(ifPresent: fact.right, in: use.file) else {
      return ownType(fact.right, of: use)
    }
    for other in facts.ids(after: use, limit: Self.reach - 1) {
      guard let left = Segment(ifPresent: facts[other].left, in: use.file),
        linkage.base(of: left) == right
      else { continue }
      // A prefix operator binds more strongly than all binary ones: `-a + b`.
      if fact.isPrefix, !facts[other].isPostfix { break }
      if facts[other].isPostfix {
        let made = resultType(ofOperator: other)
        if types[made].kind != .unknown { return made }
        continue
      }
      switch comparePrecedence(facts[other].name, fact.name) {
      case .first: return resultType(ofOperator: other)
      case .same, .second: break
      case nil: return TypeTable.unknown
      }
    }
    return valueType(ofPathAt: right)
  }

  /// The number of operators that are searched on one side of an operator; the operators of one
  /// expression are mostly not further apart.
  private static var reach: Int { 8 }

  private mutating func ownType(_ operand: Int32, of use: OperatorUse) -> TypeID {
    guard operand == UsageFact.selfOperand else { return TypeTable.unknown }
    return types.enclosingInstance(of: linkage.owner(of: use))
  }

  /// Returns which of two operators binds more strongly, `.first` for `*` and `+`; `nil` if that is
  /// not known.
  private func comparePrecedence(_ one: NameID, _ other: NameID) -> Binding? {
    if one == other { return .same }
    guard let first = linkage.known.precedences[one], let second = linkage.known.precedences[other]
    else { return nil }
    return first == second ? .same : first > second ? .first : .second
  }

  // MARK: - Functions

  /// Returns the function that an operator means, if exactly one fits the operands best, and the
  /// number of operands that it certainly takes: `vector + other`.
  private mutating func choice(
    of fact: OperatorFact, _ left: TypeID, _ right: TypeID, _ file: FileID
  ) -> (function: DeclarationID, fit: Int)? {
    // The meaning of `??` depends on whether a value is optional, which is not known.
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
    if isUnary { bestFit = min(bestFit, 1) }
    return preferred(among: best).map { ($0, bestFit) }
  }

  /// Returns, of several functions that fit an operator equally, that of a type before a member of
  /// a protocol, and a requirement before members of extensions; `nil` if that leaves several.
  private func preferred(among functions: [DeclarationID]) -> DeclarationID? {
    if functions.count == 1 { return functions[0] }
    var best = functions.filter { declaration(ownerType(of: $0)).kind != .protocol }
    if best.isEmpty { best = functions.filter { isRequirement($0) } }
    return best.count == 1 ? best[0] : nil
  }

  /// Whether a function is prefix, postfix or between two operands, as an operator is used:
  /// `-vector` means `static prefix func - (vector: Vector)`.
  private func isPlaced(_ candidate: DeclarationID, as fact: OperatorFact) -> Bool {
    let modifiers = modifiers(of: candidate)
    return fact.isPrefix
      ? modifiers.contains(.prefix) : fact.isPostfix == modifiers.contains(.postfix)
  }

  /// Returns how many operands must have exactly the types that a function takes: both in
  /// `vector == other`, one in `vector * 2`, none for an operator that the standard library lacks.
  private func leastFit(of name: NameID, _ left: TypeID, _ right: TypeID) -> Int {
    guard let precedence = linkage.known.precedences[name] else { return 0 }
    // Nearly all types have comparisons, some of them made by the compiler, and external types such
    // as numbers have more operators than the project adds.
    let isOfProject = types[left].kind == .instance || types[right].kind == .instance
    return precedence == KnownNames.precedenceOfComparisons || !isOfProject ? 2 : 1
  }

  private mutating func candidates(
    for fact: OperatorFact, _ left: TypeID, _ right: TypeID, _ file: FileID
  ) -> [DeclarationID] {
    var result: [DeclarationID] = []
    if types[left].kind == .unknown, types[right].kind == .unknown {
      // Without types, only an operator that the standard library lacks can be found, if it has one
      // function.
      guard linkage.known.precedences[fact.name] == nil,
        let row = linkage.members.all(named: fact.name)
      else { return [] }
      return linkage.members.range(of: row).map { linkage.members[$0] }
    }
    for type in [left, right] where types[type].kind != .unknown {
      let found = search.members(named: fact.name, of: type, from: file, &types)
      // A type that conforms has the operator itself: `static func <> (lhs: Row, rhs: Row) -> Row`.
      let isWitnessed = isConcrete(type)
      for member in found where !isWitnessed || !isRequirement(member) { result.append(member) }
    }
    let module = linkage.module(of: file)
    result += search.members(named: fact.name, in: .module(module), from: file)
    result += search.globals(named: fact.name, visibleFrom: file)
    return result
  }

  private mutating func acceptance(
    of value: TypeID, as parameter: ParameterFact, of candidate: DeclarationID
  ) -> Acceptance {
    guard types[value].kind != .unknown else { return .open }
    let written = types.writtenType(
      at: CodeOffset(parameter.typeStart, in: declaration(candidate).file), to: parameter.typeEnd)
    let type = types.withoutSelf(written, in: declaration(candidate).enclosing)
    return types.acceptance(of: value, as: type)
  }
}

/// The order in which two operators are applied.
private enum Binding { case first, second, same }
