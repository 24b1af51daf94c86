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

  /// Finds the function of the project that an operator means that is handed on, by the types of
  /// the values that it is applied to: `numbers.reduce(first, +)`.
  mutating func settle(handedOperator use: OperatorUse, _ operands: [TypeID]) {
    let fact = linkage[use]
    guard operands.count == 2,
      let (found, fit) = choice(
        of: fact, Operand(type: operands[0]), Operand(type: operands[1]), use.file)
    else { return }
    code[use] = found
    if fit < 2, linkage.importsUnknown[use.file.position],
      linkage.known.precedences[fact.name] == nil
    {
      code.markAmbiguous(use)
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
    let left = leftOperand(of: use)
    let right = rightOperand(of: use)
    guard let (found, fit) = choice(of: fact, left, right, use.file) else {
      return TypeTable.unknown
    }
    code[use] = found
    // A module that is not read may declare the operator for other operands.
    if fit < (fact.isPrefix || fact.isPostfix ? 1 : 2), linkage.importsUnknown[use.file.position],
      linkage.known.precedences[fact.name] == nil || left.isKeyPath
    {
      code.markAmbiguous(use)
      return TypeTable.unknown
    }
    return types.withoutSelf(declarationType(found), in: declaration(found).enclosing)
  }

  // MARK: - Functions

  /// Returns the function that an operator means, if exactly one fits the operands best, and the
  /// number of operands that it certainly takes: `vector + other`.
  private mutating func choice(
    of fact: OperatorFact, _ left: Operand, _ right: Operand, _ file: FileID
  ) -> (function: DeclarationID, fit: Int)? {
    // That of the standard library fits every optional.
    let isDefault = fact.name == linkage.known.optionalDefault
    if isDefault, !isNeverOptional(fact.left, in: file) || !isNeverOptional(fact.right, in: file) {
      return nil
    }
    let isUnary = fact.isPrefix || fact.isPostfix
    var best: [DeclarationID] = []
    var bestFit = leastFit(of: fact.name, left, right)
    for candidate in candidates(for: fact.name, left, right, file) {
      let parameters = calls.parameters(of: candidate)
      guard declaration(candidate).kind == .function, isVisible(candidate, from: file),
        isPlaced(candidate, as: fact), parameters.count == (isUnary ? 1 : 2),
        !isDefault || !calls.parameter(0, of: parameters).hasOptionalType
      else { continue }
      let operand = isUnary && fact.isPrefix ? right : left
      let one = acceptance(
        of: operand, beside: isUnary ? Operand() : right,
        as: calls.parameter(0, of: parameters), of: candidate)
      let other =
        isUnary
        ? one
        : acceptance(
          of: right, beside: left, as: calls.parameter(1, of: parameters), of: candidate)
      guard one != .no, other != .no,
        !isForOptionals(candidate, parameters, operand, isUnary ? operand : right),
        isUnary || !isLessExact(candidate, parameters, left, right)
      else { continue }
      let fit = (one == .yes ? 1 : 0) + (other == .yes ? 1 : 0)
      if fit > bestFit { best = [] }
      if fit >= bestFit, !best.contains(candidate) { best.append(candidate) }
      bestFit = max(bestFit, fit)
    }
    if isUnary { bestFit = min(bestFit, 1) }
    if best.count > 1, types[left.type].kind == .function, isNeverOptional(fact.left, in: file) {
      keepPlain(&best)
    }
    return preferred(among: best).map { ($0, bestFit) }
  }

  /// Returns the function `~=` of the project by which a pattern matches a value, if the types of
  /// both are those that it takes: `switch value { case pattern: … }`.
  mutating func matcher(of pattern: TypeID, with value: TypeID, from file: FileID)
    -> DeclarationID?
  {
    let (left, right) = (Operand(type: pattern), Operand(type: value))
    guard !left.isUnknown, !right.isUnknown else { return nil }
    var found: [DeclarationID] = []
    for candidate in candidates(for: linkage.known.patternMatch, left, right, file)
    where declaration(candidate).kind == .function && !found.contains(candidate) {
      let parameters = calls.parameters(of: candidate)
      guard parameters.count == 2, isVisible(candidate, from: file),
        acceptance(
          of: left, beside: right, as: calls.parameter(0, of: parameters), of: candidate) == .yes,
        acceptance(
          of: right, beside: left, as: calls.parameter(1, of: parameters), of: candidate) == .yes
      else { continue }
      found.append(candidate)
    }
    return preferred(among: found)
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
  private func leastFit(of name: NameID, _ left: Operand, _ right: Operand) -> Int {
    guard let precedence = linkage.known.precedences[name] else { return 0 }
    // The standard library compares key paths only with key paths: `\User.id == 2`.
    if left.isKeyPath, right.literal != nil || isNoKeyPath(right.type) { return 1 }
    // Nearly all types have comparisons, some of them made by the compiler, and external types such
    // as numbers have more operators than the project adds.
    let isOfProject =
      types[left.type].kind == .instance || types[right.type].kind == .instance
    return precedence == KnownNames.precedenceOfComparisons || !isOfProject ? 2 : 1
  }

  private func isNoKeyPath(_ type: TypeID) -> Bool {
    switch types[type].kind {
    case .instance: isConcrete(type)
    case .external: types.isConcrete(types[type].name)
    case .array, .dictionary, .tuple: true
    default: false
    }
  }

  private mutating func candidates(
    for name: NameID, _ left: Operand, _ right: Operand, _ file: FileID
  ) -> [DeclarationID] {
    var result: [DeclarationID] = []
    if left.isUnknown, right.isUnknown {
      // Without types, only an operator that the standard library lacks can be found, if it has one
      // function.
      guard linkage.known.precedences[name] == nil, let row = linkage.members.all(named: name)
      else { return [] }
      return linkage.members.range(of: row).map { linkage.members[$0] }
    }
    for operand in [left, right] {
      for type in possibleTypes(of: operand) {
        let found = search.members(named: name, of: type, from: file, &types)
        // A type that conforms has the operator itself: `static func <> (lhs: Row, rhs: Row) -> Row`.
        let isWitnessed = isConcrete(type)
        for member in found where !isWitnessed || !isRequirement(member) { result.append(member) }
      }
    }
    let module = linkage.module(of: file)
    result += search.members(named: name, in: .module(module), from: file)
    result += search.globals(named: name, visibleFrom: file)
    return result
  }

  /// Returns the types that an operand may have, as far as they are known: `Int` and `Double` for a
  /// number.
  private mutating func possibleTypes(of operand: Operand) -> [TypeID] {
    guard let literal = operand.literal else {
      return types[operand.type].kind == .unknown ? [] : [operand.type]
    }
    let names =
      switch literal {
      case .string: [linkage.known.string]
      case .number: [linkage.known.int, linkage.known.double]
      case .boolean: [linkage.known.bool]
      }
    return names.map { types.external($0, [], isMetatype: false) }
  }
}
