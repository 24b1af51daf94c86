import LintelGraph
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
protocol ExpectedTypeInferring: ValueTypeInferring, ~Copyable {}

extension ExpectedTypeInferring where Self: ~Copyable {
  /// What a member without a type of its own is used for, or a member of: its position among the
  /// usages, or `-1`.
  func usage(ofMember index: Int, _ file: FileID) -> Int {
    let members = linkage.files[file.position].placedMembers
    let position = members.partitioningIndex { $0.reference >= index }
    guard position < members.count, members[position].reference == index else { return -1 }
    return Int(members[position].usage)
  }

  func usage(_ position: Int, _ file: FileID) -> UsageFact {
    linkage.files[file.position].usages[position]
  }

  /// What a member without a type is used for; `nil` where nothing says.
  func usageKind(ofMember index: Int, _ file: FileID)
    -> UsageKind?
  {
    let position = usage(ofMember: index, file)
    return position < 0 ? nil : usage(position, file).kind
  }

  /// The type that the place of a member without a type asks for.
  mutating func expectation(ofMember file: FileID, _ index: Int)
    -> Expectation
  {
    expectation(usage(ofMember: index, file), file, index)
  }

  /// - Parameters:
  ///   - position: among the usages of the file; `-1` for none.
  ///   - index: the member that it is about.
  mutating func expectation(
    _ position: Int, _ file: FileID, _ index: Int
  ) -> Expectation {
    guard position >= 0, types.depth < Types.maximumDepth else { return .none }
    types.depth += 1
    defer { types.depth -= 1 }
    let fact = usage(position, file)
    let link = Int(fact.link)
    switch fact.kind {
    case .declarationValue, .declarationResult:
      return declared(valueType(ofDeclaration: link, file))
    case .localValue, .localResult:
      return declared(
        types.writtenType(
          file, linkage.files[file.position].locals[link].typeStart))
    case .defaultArgument:
      let parameter = linkage.files[file.position].parameters[link]
      return declared(
        types.writtenType(file, parameter.typeStart, parameter.typeEnd))
    case .argument: return argumentExpectation(link, file)
    case .closureResult: return closureResult(fact, file, index)
    case .element, .dictionaryValue, .group: return part(of: fact, file, index)
    case .assigned, .compared:
      return Expectation(type: operandType(link, file, index), source: .operand)
    case .operand:
      let other = operandType(link, file, index)
      if types[other].kind != .unknown {
        return Expectation(type: other, source: .operand)
      }
      let whole = expectation(Int(fact.outer), file, index)
      return Expectation(type: whole.type, source: .aroundOperator)
    case .pattern:
      guard link >= 0 else {
        // Only the patterns of a `catch` are matched against nothing that is written down.
        let fact = reference(file, index)
        let type = caughtType(file, catchBefore: fact.offset, in: owner(file, fact))
        return type == TypeTable.unknown ? .none : Expectation(type: type, source: .pattern)
      }
      return Expectation(type: matchedType(file, link, index), source: .pattern)
    case .memberOfGroup, .memberOfString, .memberOfNumber, .memberOfBoolean, .memberOfArray,
      .memberOfLiterals, .memberOfCollection, .memberOfConversion:
      return .none
    }
  }

  private func declared(_ type: TypeID) -> Expectation {
    Expectation(type: type, source: .declared)
  }

  private mutating func argumentExpectation(
    _ argument: Int, _ file: FileID
  ) -> Expectation {
    let type = passedType(file, argument)
    let part = Int(reference(file, argument).link)
    // Another overload may be meant.
    if code[file.position].ambiguous[part] {
      return Expectation(type: type, source: .operand)
    }
    if types[type].kind == .unknown, let payload = libraryPayload(file, part) {
      return declared(payload)
    }
    return declared(type)
  }

  /// The type of a variable, or of what a function returns, by its position in the file.
  private mutating func valueType(
    ofDeclaration fact: Int, _ file: FileID
  ) -> TypeID {
    let id = linkage.linker.table.number(of: Int32(fact), in: file)
    switch declaration(id).kind {
    case .function, .variable, .constant, .subscript:
      return types.withoutSelf(declarationType(id), in: id)
    default: return TypeTable.unknown
    }
  }

  /// - Parameter link: as ``UsageFact/link`` has it for operands.
  private mutating func operandType(
    _ link: Int, _ file: FileID, _ index: Int
  ) -> TypeID {
    if link == Int(UsageFact.selfOperand) {
      return types.enclosingInstance(
        of: owner(file, reference(file, index)))
    }
    if link < 0 { return TypeTable.unknown }
    // The operand on the right is read after the one on the left.
    return link > index
      ? valueType(ofPathAt: link, file) : segmentType(file, link)
  }

  /// What a closure must return, as it says itself or as what it is used for does.
  private mutating func closureResult(
    _ fact: UsageFact, _ file: FileID, _ index: Int
  ) -> Expectation {
    let closure = linkage.files[file.position].closures[Int(fact.link)]
    if closure.resultStart > 0 {
      return declared(types.writtenType(file, closure.resultStart))
    }
    var whole = Expectation.none
    if closure.argument >= 0 {
      whole = declared(passedType(file, Int(closure.argument)))
    } else {
      whole = expectation(Int(fact.outer), file, index)
      // A closure that is called at once, `{ … }()`, makes the value itself.
      if types[whole.type].kind != .function { return whole }
    }
    guard types[whole.type].kind == .function,
      let result = types.operands(of: whole.type).last
    else { return .none }
    return Expectation(type: result, source: whole.source)
  }

  /// What a part of a literal, or of parentheses, must be.
  private mutating func part(
    of fact: UsageFact, _ file: FileID, _ index: Int
  ) -> Expectation {
    var whole = expectation(Int(fact.outer), file, index)
    switch (types[whole.type].kind, fact.kind) {
    case (.array, .element), (.dictionary, .element):
      whole.type = types.operand(0, of: whole.type)
    case (.dictionary, .dictionaryValue): whole.type = types.operand(1, of: whole.type)
    case (.tuple, .group): whole.type = types.operand(Int(fact.link), of: whole.type)
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
  func argument(aroundMember index: Int, _ file: FileID)
    -> Int?
  {
    var position = usage(ofMember: index, file)
    while position >= 0 {
      let fact = usage(position, file)
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
  mutating func siblingType(_ file: FileID, _ index: Int) -> TypeID {
    let members = linkage.files[file.position].placedMembers
    let position = members.partitioningIndex { $0.reference >= index }
    guard position > 0, position < members.count, members[position].usage >= 0,
      members[position - 1].usage >= 0
    else { return TypeTable.unknown }
    let own = usage(Int(members[position].usage), file)
    let other = usage(Int(members[position - 1].usage), file)
    guard own.kind == other.kind, own.link == other.link, own.link >= 0,
      own.kind == .element || own.kind == .dictionaryValue || own.kind == .pattern
    else { return TypeTable.unknown }
    let sibling = Int(members[position - 1].reference)
    let type = segmentType(file, sibling)
    let isSure =
      code[file.position].targets[sibling].isPresent
      && !code[file.position].ambiguous[sibling]
    return isSure ? type : TypeTable.unknown
  }

  /// The name of the type outside the project whose member `.name` is, as far as its place tells.
  mutating func externalContext(_ file: FileID, _ index: Int)
    -> NameID?
  {
    // Looked for first: it may add to the types.
    let found = expectation(ofMember: file, index)
    let type = types[found.type]
    return type.kind == .external ? type.name : nil
  }
}
