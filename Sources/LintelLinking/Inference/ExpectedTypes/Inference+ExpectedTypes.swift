import LintelGraph
import LintelScanner

/// The types that expressions must have where they are used.
extension Inference {
  /// Returns the index of the usage of `.name`, or of the value before a member without a base,
  /// `(row).title`; `-1` if there is none.
  func usage(ofMember index: Int, _ file: FileID) -> Int {
    let members = linkage.files[file.position].placedMembers
    let position = members.partitioningIndex { $0.reference >= index }
    guard position < members.count, members[position].reference == index else { return -1 }
    return Int(members[position].usage)
  }

  func usage(_ position: Int, _ file: FileID) -> UsageFact {
    linkage.files[file.position].usages[position]
  }

  /// Returns how an implicit member is used; `nil` if that is not known.
  func usageKind(ofMember index: Int, _ file: FileID)
    -> UsageKind?
  {
    let position = usage(ofMember: index, file)
    return position < 0 ? nil : usage(position, file).kind
  }

  /// Returns the type that an implicit member must have: `let phase: Phase = .idle`.
  mutating func expectation(ofMember file: FileID, _ index: Int)
    -> Expectation
  {
    expectation(usage(ofMember: index, file), file, index)
  }

  /// Returns the type that a usage requires: `Phase` of the argument in `start(.idle)`.
  ///
  /// - Parameters:
  ///   - position: the index of the usage in the file; `-1` for none.
  ///   - index: the member that is used.
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
        // Only the patterns of a `catch` are matched against a value that is not written.
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

  /// Returns the type of a variable, or of a function's result, by its index in the file.
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

  /// Returns the type of the other operand: of `phase` for `.idle` in `phase == .idle`.
  ///
  /// - Parameter link: that of the usage.
  private mutating func operandType(
    _ link: Int, _ file: FileID, _ index: Int
  ) -> TypeID {
    if link == Int(UsageFact.selfOperand) {
      return types.enclosingInstance(
        of: owner(file, reference(file, index)))
    }
    if link < 0 { return TypeTable.unknown }
    // A right operand is linked by its base, a left one by its last segment.
    return link > index
      ? valueType(ofPathAt: link, file) : segmentType(file, link)
  }

  /// Returns the type that a closure must return, as written in it or required by its usage:
  /// `run { .idle }`.
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

  /// Returns the type that a part of a literal, or of parentheses, must have:
  /// `let phases: [Phase] = [.idle]`.
  private mutating func part(
    of fact: UsageFact, _ file: FileID, _ index: Int
  ) -> Expectation {
    var whole = expectation(Int(fact.outer), file, index)
    switch (types[whole.type].kind, fact.kind) {
    case (.array, .element), (.dictionary, .element):
      whole.type = types.operand(0, of: whole.type)
    case (.dictionary, .dictionaryValue): whole.type = types.operand(1, of: whole.type)
    case (.tuple, .group): whole.type = types.operand(Int(fact.link), of: whole.type)
    // The elements of an option set are option sets: `let edges: Edges = [.top]`.
    case (_, .element): break
    case (_, .group) where fact.link == 0: break
    default: return .none
    }
    return whole
  }

  // MARK: - What is around a member

  /// Returns the argument that a member is, by itself or in a literal or operation:
  /// `start([.idle])`; `nil` if it is none.
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

  /// Returns the type of the implicit member before this one, if both are parts of one literal, or
  /// patterns of one match: `[.idle, .busy]`.
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

  /// Returns the name of the external type that `.name` belongs to, as far as its usage tells:
  /// `let color: UIColor = .red`.
  mutating func externalContext(_ file: FileID, _ index: Int)
    -> NameID?
  {
    // Before `types` is read, because the look-up may add to it.
    let found = expectation(ofMember: file, index)
    let type = types[found.type]
    return type.kind == .external ? type.name : nil
  }
}
