import LintelGraph
import LintelScanner

/// The types that expressions must have where they are used.
extension Inference {
  /// Returns the usage of `.name`, or of the value before a member without a base, `(row).title`;
  /// `nil` if there is none.
  func usage(ofMember segment: Segment) -> Usage? {
    let members = linkage.files[segment.file.position].placedMembers
    let position = members.partitioningIndex {
      Segment($0.reference, in: segment.file) >= segment
    }
    guard position < members.count,
      Segment(members[position].reference, in: segment.file) == segment
    else { return nil }
    return Usage(ifPresent: members[position].usage, in: segment.file)
  }

  /// Returns how an implicit member is used; `nil` if that is not known.
  func usageKind(ofMember segment: Segment) -> UsageKind? {
    usage(ofMember: segment).map { linkage[$0].kind }
  }

  /// Returns the type that an implicit member must have: `let phase: Phase = .idle`.
  mutating func expectation(ofMember segment: Segment) -> Expectation {
    expectation(usage(ofMember: segment), segment)
  }

  /// Returns the type that a usage requires: `Phase` of the argument in `start(.idle)`.
  ///
  /// - Parameters:
  ///   - usage: `nil` if the usage is unknown.
  ///   - segment: the member that is used.
  mutating func expectation(_ usage: Usage?, _ segment: Segment) -> Expectation {
    guard let usage, types.depth < TypeTable.maximumDepth else { return .none }
    types.depth += 1
    defer { types.depth -= 1 }
    let (fact, file) = (linkage[usage], usage.file)
    switch fact.kind {
    case .declarationValue, .declarationResult:
      return declared(valueType(of: linkage.declaration(of: fact.link, in: file)))
    case .localValue, .localResult:
      let local = linkage[LocalVariable(fact.link, in: file)]
      return declared(types.writtenType(at: CodeOffset(local.typeStart, in: file)))
    case .defaultArgument:
      let parameter = linkage.files[file.position].parameters[Int(fact.link)]
      return declared(
        types.writtenType(of: parameter, in: file))
    case .argument: return argumentExpectation(Segment(fact.link, in: file))
    case .closureResult: return closureResult(usage, segment)
    case .element, .dictionaryValue, .group: return part(of: usage, segment)
    case .assigned, .compared:
      return Expectation(type: operandType(fact.link, segment), source: .operand)
    case .operand:
      let other = operandType(fact.link, segment)
      if types[other].kind != .unknown {
        return Expectation(type: other, source: .operand)
      }
      let whole = expectation(linkage.outer(usage), segment)
      return Expectation(type: whole.type, source: .aroundOperator)
    case .pattern:
      guard let match = Match(ifPresent: fact.link, in: file) else {
        // Only the patterns of a `catch` are matched against a value that is not written.
        let owner = linkage.owner(of: segment)
        let type = caughtType(catchBefore: linkage.offset(of: segment), in: owner)
        return type == TypeTable.unknown ? .none : Expectation(type: type, source: .pattern)
      }
      return Expectation(type: matchedType(match, segment), source: .pattern)
    case .beforeMember: return searchedCollection(Segment(fact.link, in: file))
    case .memberOfGroup, .memberOfString, .memberOfNumber, .memberOfBoolean, .memberOfArray,
      .memberOfLiterals, .memberOfCollection, .memberOfConversion, .memberOfOperation:
      return .none
    }
  }

  private func declared(_ type: TypeID) -> Expectation {
    Expectation(type: type, source: .declared)
  }

  private mutating func argumentExpectation(_ argument: Segment) -> Expectation {
    let type = passedType(argument)
    let part = linkage.call(of: argument)
    // Another overload may be meant.
    if code[part].isAmbiguous {
      return Expectation(type: type, source: .operand)
    }
    if types[type].kind == .unknown, let payload = libraryPayload(part) {
      return declared(payload)
    }
    return declared(type)
  }

  /// Returns the type of the collection that a member searches for a value:
  /// `[.idle, .busy].contains(phase)`.
  private mutating func searchedCollection(_ member: Segment) -> Expectation {
    guard linkage.exists(member), linkage.known.searchingMembers.contains(linkage[member].name),
      let argument = calls.argument(after: member), linkage[argument].beginsWithPath
    else { return .none }
    let type = wholeArgumentType(argument)
    return types[type].kind == .unknown
      ? .none : Expectation(type: types.make(.array, [type]), source: .operand)
  }

  /// Returns the type of a variable, or of a function's result.
  private mutating func valueType(of id: DeclarationID) -> TypeID {
    switch declaration(id).kind {
    case .function, .variable, .constant, .subscript:
      return types.withoutSelf(declarationType(id), in: id)
    default: return TypeTable.unknown
    }
  }

  /// Returns the type of the other operand: of `phase` for `.idle` in `phase == .idle`.
  ///
  /// - Parameter link: the `link` of the usage.
  private mutating func operandType(_ link: Int32, _ segment: Segment) -> TypeID {
    if link == UsageFact.selfOperand {
      return types.enclosingInstance(of: linkage.owner(of: segment))
    }
    guard let operand = Segment(ifPresent: link, in: segment.file) else {
      return TypeTable.unknown
    }
    // A right operand is linked by its base, a left one by its last segment.
    return operand > segment ? valueType(ofPathAt: operand) : segmentType(operand)
  }

  /// Returns the type that a closure must return, as written in it or required by its usage:
  /// `run { .idle }`.
  private mutating func closureResult(_ usage: Usage, _ segment: Segment) -> Expectation {
    let closure = linkage[Closure(linkage[usage].link, in: usage.file)]
    if closure.resultStart > 0 {
      return declared(types.writtenType(at: CodeOffset(closure.resultStart, in: usage.file)))
    }
    var whole = Expectation.none
    if let argument = Segment(ifPresent: closure.argument, in: usage.file) {
      whole = declared(passedType(argument))
    } else {
      whole = expectation(linkage.outer(usage), segment)
      // A closure that is called at once, `{ … }()`, makes the value itself.
      if types[whole.type].kind != .function { return whole }
    }
    if types[whole.type].kind == .function, let result = types.operands(of: whole.type).last {
      return Expectation(type: result, source: whole.source)
    }
    return otherResult(of: Closure(linkage[usage].link, in: usage.file))
  }

  /// Returns the type of the other values that a closure returns, if the function that takes the
  /// closure does not determine it: `rows.map { $0.isNew ? .empty : $0 }`.
  private mutating func otherResult(of closure: Closure) -> Expectation {
    let type = result(of: closure)
    return types[type].kind == .unknown ? .none : Expectation(type: type, source: .operand)
  }

  /// Returns the type that a part of a literal, or of parentheses, must have:
  /// `let phases: [Phase] = [.idle]`.
  private mutating func part(of usage: Usage, _ segment: Segment) -> Expectation {
    let fact = linkage[usage]
    var whole = expectation(linkage.outer(usage), segment)
    switch (types[whole.type].kind, fact.kind) {
    case (.array, .element), (.dictionary, .element):
      whole.type = types.operand(0, of: whole.type)
    case (.dictionary, .dictionaryValue): whole.type = types.operand(1, of: whole.type)
    case (.tuple, .group): whole.type = types.operand(Int(fact.link), of: whole.type)
    case (.instance, .element), (.instance, .dictionaryValue):
      if let type = elementType(ofLiteralFor: whole.type, isValue: fact.kind == .dictionaryValue) {
        whole.type = type
      } else if fact.kind == .dictionaryValue {
        return .none
      }
    // The elements of an option set are option sets: `let edges: Edges = [.top]`.
    case (_, .element): break
    case (_, .group) where fact.link == 0: break
    default: return .none
    }
    return whole
  }

  /// Returns the type of the elements of a literal that makes a value of a type of the project: of
  /// `es` in `init(arrayLiteral es: Item...)`; `nil` if no such initialiser is declared.
  ///
  /// - Parameter isValue: whether the type of the values of a dictionary is wanted.
  private mutating func elementType(ofLiteralFor type: TypeID, isValue: Bool) -> TypeID? {
    guard !linkage.literals.isEmpty else { return nil }
    for sort in [LiteralSort.array, .dictionary] where !isValue || sort == .dictionary {
      guard let maker = linkage.literals.makers(of: types[type], from: sort).first,
        declaration(maker).kind == .initializer,
        case let parameters = calls.parameters(of: maker), !parameters.isEmpty
      else { continue }
      let parameter = calls.parameter(0, of: parameters)
      let written = types.writtenType(of: parameter, in: parameters.file)
      let element = types.substituted(
        types.withoutSelf(written, in: declaration(maker).enclosing), type)
      if sort == .array { return element }
      return types[element].kind == .tuple ? types.operand(isValue ? 1 : 0, of: element) : nil
    }
    return nil
  }

  // MARK: - What is around a member

  /// Returns the argument that consists of a member, or of a literal or operation with the member:
  /// `start([.idle])`; `nil` if the member is not in such an argument.
  func argument(aroundMember segment: Segment) -> Segment? {
    var next = usage(ofMember: segment)
    while let usage = next {
      let fact = linkage[usage]
      switch fact.kind {
      case .argument: return Segment(fact.link, in: usage.file)
      case .element, .dictionaryValue, .group, .operand: next = linkage.outer(usage)
      default: return nil
      }
    }
    return nil
  }

  /// Returns the type of the implicit member before another one, if both are parts of one literal,
  /// or patterns of one match: `[.idle, .busy]`.
  mutating func siblingType(_ segment: Segment) -> TypeID {
    let file = segment.file
    let members = linkage.files[file.position].placedMembers
    let position = members.partitioningIndex { Segment($0.reference, in: file) >= segment }
    guard position > 0, position < members.count,
      let usage = Usage(ifPresent: members[position].usage, in: file),
      let otherUsage = Usage(ifPresent: members[position - 1].usage, in: file)
    else { return TypeTable.unknown }
    let (own, other) = (linkage[usage], linkage[otherUsage])
    guard own.kind == other.kind, own.link == other.link, own.link >= 0,
      own.kind == .element || own.kind == .dictionaryValue || own.kind == .pattern
    else { return TypeTable.unknown }
    let sibling = Segment(members[position - 1].reference, in: file)
    let type = segmentType(sibling)
    let isSure = code[sibling].target.isPresent && !code[sibling].isAmbiguous
    return isSure ? type : TypeTable.unknown
  }

  /// Returns the name of the external type that the usage of `.name` requires:
  /// `let color: UIColor = .red`; `nil` if it requires no such type.
  mutating func externalContext(_ segment: Segment) -> NameID? {
    // Looked up before `types` is read, because the look-up may add types.
    let found = expectation(ofMember: segment)
    let type = types[found.type]
    return type.kind == .external ? type.name : nil
  }
}
