import LintelScanner

/// What type the place of an expression asks for.
struct Expectation {
  var type: TypeID
  var source: Source

  enum Source {
    /// Something that is declared: a variable, a parameter, a result.
    case declared
    /// The other operand of an operator, or what is assigned to.
    case operand
    /// What a whole expression is used for, of which an operator makes something else, maybe.
    case aroundOperator
    case pattern
    case nothing
  }

  static let none = Expectation(type: TypeTable.unknown, source: .nothing)
}

/// What types the places of expressions ask for.
enum Expectations {
  /// What a member without a type of its own is used for, or a member of: its position among the
  /// usages, or `-1`.
  static func usage(ofMember index: Int, _ file: FileID, in inference: inout Inference) -> Int {
    let members = inference.linkage.files[Int(file)].placedMembers
    let position = members.partitioningIndex { $0.reference >= index }
    guard position < members.count, members[position].reference == index else { return -1 }
    return Int(members[position].usage)
  }

  static func usage(_ position: Int, _ file: FileID, in inference: inout Inference) -> UsageFact {
    inference.linkage.files[Int(file)].usages[position]
  }

  /// What a member without a type is used for; `nil` where nothing says.
  static func usageKind(ofMember index: Int, _ file: FileID, in inference: inout Inference)
    -> UsageKind?
  {
    let position = usage(ofMember: index, file, in: &inference)
    return position < 0 ? nil : usage(position, file, in: &inference).kind
  }

  /// The type that the place of a member without a type asks for.
  static func expectation(ofMember file: FileID, _ index: Int, in inference: inout Inference)
    -> Expectation
  {
    expectation(usage(ofMember: index, file, in: &inference), file, index, in: &inference)
  }

  /// - Parameters:
  ///   - position: among the usages of the file; `-1` for none.
  ///   - index: the member that it is about.
  private static func expectation(
    _ position: Int, _ file: FileID, _ index: Int,
    in inference: inout Inference
  ) -> Expectation {
    guard position >= 0, inference.types.depth < Types.maximumDepth else { return .none }
    inference.types.depth += 1
    defer { inference.types.depth -= 1 }
    let fact = usage(position, file, in: &inference)
    let link = Int(fact.link)
    switch fact.kind {
    case .declarationValue, .declarationResult:
      return declared(valueType(ofDeclaration: link, file, in: &inference), in: &inference)
    case .localValue, .localResult:
      return declared(
        inference.types.writtenType(
          file, inference.linkage.files[Int(file)].locals[link].typeStart), in: &inference)
    case .defaultArgument:
      let parameter = inference.linkage.files[Int(file)].parameters[link]
      return declared(
        inference.types.writtenType(file, parameter.typeStart, parameter.typeEnd), in: &inference)
    case .argument: return argumentExpectation(link, file, in: &inference)
    case .closureResult: return closureResult(fact, file, index, in: &inference)
    case .element, .dictionaryValue, .group: return part(of: fact, file, index, in: &inference)
    case .assigned, .compared:
      return Expectation(type: operandType(link, file, index, in: &inference), source: .operand)
    case .operand:
      let other = operandType(link, file, index, in: &inference)
      if inference.types[other].kind != .unknown {
        return Expectation(type: other, source: .operand)
      }
      let whole = expectation(Int(fact.outer), file, index, in: &inference)
      return Expectation(type: whole.type, source: .aroundOperator)
    case .pattern:
      guard link >= 0 else { return .none }
      return Expectation(type: matchedType(file, link, index, in: &inference), source: .pattern)
    case .memberOfGroup, .memberOfString, .memberOfConversion: return .none
    }
  }

  private static func declared(_ type: TypeID, in inference: inout Inference) -> Expectation {
    Expectation(type: type, source: .declared)
  }

  private static func argumentExpectation(
    _ argument: Int, _ file: FileID, in inference: inout Inference
  ) -> Expectation {
    let type = passedType(file, argument, in: &inference)
    let part = Int(inference.reference(file, argument).link)
    // Another overload may be meant.
    if inference.code[Int(file)].ambiguous[part] {
      return Expectation(type: type, source: .operand)
    }
    if inference.types[type].kind == .unknown,
      inference.linkage.known.optionalCases.contains(inference.reference(file, part).name),
      inference.reference(file, part).isInPattern
    {
      // `.some(.name)` is matched against what `.name` is.
      return expectation(ofMember: file, part, in: &inference)
    }
    return declared(type, in: &inference)
  }

  /// The type of a variable, or of what a function returns, by its position in the file.
  private static func valueType(
    ofDeclaration fact: Int, _ file: FileID, in inference: inout Inference
  ) -> TypeID {
    let id = inference.linkage.linker.table.number(of: Int32(fact), in: file)
    switch inference.declaration(id).kind {
    case .function, .variable, .constant, .subscript:
      return ValueTypes.declarationType(id, in: &inference)
    default: return TypeTable.unknown
    }
  }

  /// - Parameter link: as ``UsageFact/link`` has it for operands.
  private static func operandType(
    _ link: Int, _ file: FileID, _ index: Int, in inference: inout Inference
  ) -> TypeID {
    if link == Int(UsageFact.selfOperand) {
      return inference.types.enclosingInstance(
        of: inference.owner(file, inference.reference(file, index)))
    }
    if link < 0 { return TypeTable.unknown }
    // The operand on the right is read after the one on the left.
    return link > index
      ? valueType(ofPathAt: link, file, in: &inference) : inference.segmentType(file, link)
  }

  /// The type of the path whose base is said to be at `index`, where damaged code may have none.
  static func valueType(ofPathAt index: Int, _ file: FileID, in inference: inout Inference)
    -> TypeID
  {
    let facts = inference.linkage.references[Int(file)]
    guard index < facts.count, facts[index].kind != .argument, !facts[index].isContinuation else {
      return TypeTable.unknown
    }
    return inference.pathType(file, index)
  }

  /// What a closure must return, as it says itself or as what it is used for does.
  private static func closureResult(
    _ fact: UsageFact, _ file: FileID, _ index: Int,
    in inference: inout Inference
  ) -> Expectation {
    let closure = inference.linkage.files[Int(file)].closures[Int(fact.link)]
    if closure.resultStart > 0 {
      return declared(inference.types.writtenType(file, closure.resultStart), in: &inference)
    }
    var whole = Expectation.none
    if closure.argument >= 0 {
      whole = declared(passedType(file, Int(closure.argument), in: &inference), in: &inference)
    } else {
      whole = expectation(Int(fact.outer), file, index, in: &inference)
      // A closure that is called at once, `{ … }()`, makes the value itself.
      if inference.types[whole.type].kind != .function { return whole }
    }
    guard inference.types[whole.type].kind == .function,
      let result = inference.types.operands(of: whole.type).last
    else { return .none }
    return Expectation(type: result, source: whole.source)
  }

  /// What a part of a literal, or of parentheses, must be.
  private static func part(
    of fact: UsageFact, _ file: FileID, _ index: Int, in inference: inout Inference
  ) -> Expectation {
    var whole = expectation(Int(fact.outer), file, index, in: &inference)
    switch (inference.types[whole.type].kind, fact.kind) {
    case (.array, .element), (.dictionary, .element):
      whole.type = inference.types.operand(0, of: whole.type)
    case (.dictionary, .dictionaryValue): whole.type = inference.types.operand(1, of: whole.type)
    case (.tuple, .group): whole.type = inference.types.operand(Int(fact.link), of: whole.type)
    // Of a set of options these are options as well.
    case (_, .element): break
    case (_, .group) where fact.link == 0: break
    default: return .none
    }
    return whole
  }

  // MARK: - What is around a member

  /// The argument that a member is, as it is or as a part of a literal or of an operation; `nil` if
  /// it is none.
  static func argument(aroundMember index: Int, _ file: FileID, in inference: inout Inference)
    -> Int?
  {
    var position = usage(ofMember: index, file, in: &inference)
    while position >= 0 {
      let fact = usage(position, file, in: &inference)
      switch fact.kind {
      case .argument: return Int(fact.link)
      case .element, .dictionaryValue, .group, .operand: position = Int(fact.outer)
      default: return nil
      }
    }
    return nil
  }

  /// The type of the member without a type before this one, if both are parts of one literal, or
  /// patterns of one match.
  static func siblingType(_ file: FileID, _ index: Int, in inference: inout Inference) -> TypeID {
    let members = inference.linkage.files[Int(file)].placedMembers
    let position = members.partitioningIndex { $0.reference >= index }
    guard position > 0, position < members.count, members[position].usage >= 0,
      members[position - 1].usage >= 0
    else { return TypeTable.unknown }
    let own = usage(Int(members[position].usage), file, in: &inference)
    let other = usage(Int(members[position - 1].usage), file, in: &inference)
    guard own.kind == other.kind, own.link == other.link, own.link >= 0,
      own.kind == .element || own.kind == .dictionaryValue || own.kind == .pattern
    else { return TypeTable.unknown }
    let sibling = Int(members[position - 1].reference)
    let type = inference.segmentType(file, sibling)
    let isSure =
      inference.code[Int(file)].targets[sibling] >= 0
      && !inference.code[Int(file)].ambiguous[sibling]
    return isSure ? type : TypeTable.unknown
  }

  /// The name of the type outside the project whose member `.name` is, as far as its place tells.
  static func externalContext(_ file: FileID, _ index: Int, in inference: inout Inference)
    -> NameID?
  {
    // Looked for first: it may add to the types.
    let found = expectation(ofMember: file, index, in: &inference)
    let type = inference.types[found.type]
    return type.kind == .external ? NameID(type.symbol) : nil
  }
}
