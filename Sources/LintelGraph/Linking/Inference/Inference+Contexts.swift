import LintelScanner

/// Where the type of a member that stands without one, `.name`, may come from.
enum Context {
  case declaration, argument, operand, sibling, closure, nearby, result, match
}

extension Inference {
  /// What may say the type of an implicit member, the surest first.
  func contexts(ofMember file: FileID, _ index: Int) -> [Context] {
    let fact = reference(file, index)
    if fact.isInPattern { return Self.patternContexts }
    if isArgument(file, index) { return Self.argumentContexts }
    // Any type can be made a value of: that `.init` is found says nothing.
    let isInitializer = fact.name == linkage.known.initializer
    if index > 0, reference(file, index - 1).kind == .argument {
      return isInitializer ? Self.furtherInitializerContexts : Self.furtherContexts
    }
    return isInitializer ? Self.initializerContexts : Self.valueContexts
  }

  private static let patternContexts: [Context] = [.argument, .match, .sibling]
  private static let argumentContexts: [Context] = [.declaration, .argument]
  /// After an argument, of which the member may be a part, or which may have come to its end.
  private static let furtherContexts: [Context] = [
    .declaration, .closure, .nearby, .operand, .result,
  ]
  private static let furtherInitializerContexts: [Context] = [
    .declaration, .closure, .nearby, .result,
  ]
  private static let initializerContexts: [Context] = [.declaration, .operand, .closure, .result]
  private static let valueContexts: [Context] = [
    .declaration, .operand, .sibling, .closure, .nearby, .result,
  ]

  mutating func type(from context: Context, _ file: FileID, _ index: Int) -> TypeID {
    switch context {
    case .declaration: declaredContext(file, index)
    case .argument: argumentContext(file, index)
    case .operand: operandContext(file, index)
    case .sibling: siblingContext(file, index)
    case .closure: closureContext(file, index)
    case .nearby: nearbyContext(file, index)
    case .result: resultContext(file, index)
    case .match: matchContext(file, index)
    }
  }

  /// The name of the type outside the project whose member `.name` is, as far as its place tells.
  mutating func outsideContext(_ file: FileID, _ index: Int) -> NameID? {
    for context in contexts(ofMember: file, index) {
      // Looked for first: it may add to the types.
      let found = type(from: context, file, index)
      let type = types[found]
      if type.kind == .outside { return NameID(type.symbol) }
      if type.kind != .unknown { return nil }
    }
    return nil
  }

  /// The type of the variable, or of the parameter, whose value starts with the member, or with a
  /// literal of a collection that does.
  private mutating func declaredContext(_ file: FileID, _ index: Int) -> TypeID {
    let fact = reference(file, index)
    guard fact.offset > 1 else { return TypeTable.unknown }
    let dot = fact.offset - 1
    if fact.link >= 0, case let extent = linkage.files[Int(file)].extents[Int(fact.link)],
      begins(extent.value, at: extent.valueStart, with: index, file)
    {
      let type = declarationType(owner(file, fact))
      return extent.valueStart == dot ? type : element(ofLiteral: type)
    }
    let locals = linkage.files[Int(file)].locals
    let last = locals.partitioningIndex { $0.offset >= dot } - 1
    if last >= 0, case let local = locals[last],
      begins(local.value, at: local.valueStart, with: index, file)
    {
      let type = writtenType(file, local.typeStart)
      return local.valueStart == dot ? type : element(ofLiteral: type)
    }
    let parameters = linkage.files[Int(file)].parameters
    let parameter = parameters.partitioningIndex { $0.offset >= dot } - 1
    if parameter >= 0, parameters[parameter].typeEnd + 3 == dot,
      parameters[parameter].owner == fact.link
    {
      return writtenType(file, parameters[parameter].typeStart, parameters[parameter].typeEnd)
    }
    return TypeTable.unknown
  }

  /// Whether a value begins with the member at `index`, at once or after a bracket.
  private func begins(
    _ value: ValueKind, at start: UInt32, with index: Int, _ file: FileID
  ) -> Bool {
    let fact = reference(file, index)
    let dot = fact.offset - 1
    guard start > 0, start <= dot, dot - start < 60 else { return false }
    if dot - start < 2 { return true }
    // There may be a line break after the bracket.
    return value == .collection && fact.name != linkage.known.initializer
      && (index == 0 || reference(file, index - 1).offset < start)
  }

  /// What the literal of a collection begins with; of a set of options these are options as well.
  private func element(ofLiteral id: TypeID) -> TypeID {
    types[id].kind == .array || types[id].kind == .dictionary ? types.operand(0, of: id) : id
  }

  /// The type of the parameter whose argument the member is.
  private mutating func argumentContext(_ file: FileID, _ index: Int) -> TypeID {
    isArgument(file, index) ? passedType(file, index - 1) : TypeTable.unknown
  }

  mutating func passedType(_ file: FileID, _ argument: Int) -> TypeID {
    let part = Int(reference(file, argument).link)
    if reference(file, part).kind == .attribute {
      return demandedTypes(file, argument, part).first ?? TypeTable.unknown
    }
    _ = partType(file, part)
    let called = code[Int(file)].targets[part]
    let target = called >= 0 ? called : code[Int(file)].subscripts[part] ?? -1
    guard target >= 0, declaration(target).kind != .struct else {
      let type = propertyType(setBy: argument, of: part, file)
      return types[type].kind == .unknown ? elementType(takenBy: part, file) : type
    }
    if declaration(target).kind == .variable || declaration(target).kind == .constant {
      let type = declarationType(target)
      guard types[type].kind == .function,
        let number = number(of: argument, in: arguments(file, part)),
        number < Int(types[type].count) - 1
      else { return TypeTable.unknown }
      return types.operand(number, of: type)
    }
    return parameterType(of: target, forArgument: argument, file, part)
  }

  /// The type of the stored property that an argument is for, where a part is called to make a
  /// value of a struct whose initialiser nobody wrote.
  private mutating func propertyType(
    setBy argument: Int, of part: Int, _ file: FileID
  ) -> TypeID {
    let label = reference(file, argument).name
    let made = partType(file, part)
    let type = types[made].symbol
    guard nameLengths[Int(label)] > 0, types[made].kind == .instance,
      declaration(type).kind == .struct,
      meaning(file, part) >= 0 || reference(file, part).name == linkage.known.initializer
    else { return TypeTable.unknown }
    return propertyType(named: label, of: made)
  }

  /// The type of a property that a struct itself declares.
  mutating func propertyType(named name: NameID, of made: TypeID) -> TypeID {
    let type = types[made].symbol
    for position in linkage.members.range(of: name, in: .declaration(type)) {
      let member = linkage.members[position]
      let value = declaration(member)
      if value.owner == type, value.kind == .variable || value.kind == .constant, !isStatic(member)
      {
        return substituted(declarationType(member), made)
      }
    }
    return TypeTable.unknown
  }

  /// What a member that collections or sets of options have takes.
  private mutating func elementType(takenBy part: Int, _ file: FileID) -> TypeID {
    let fact = reference(file, part)
    guard fact.isContinuation, linkage.known.elementTakers.contains(fact.name) else {
      return TypeTable.unknown
    }
    let base = partType(file, Int(fact.link))
    guard types[base].kind == .instance else { return element(of: base) }
    let isSet = linkage.outsideSupertypes[types[base].symbol].contains(
      where: linkage.known.setAlgebras.contains)
    return isSet ? base : TypeTable.unknown
  }

  /// The type of the arguments around the member: it may stand in an array, or after an operator.
  private mutating func nearbyContext(_ file: FileID, _ index: Int) -> TypeID {
    nearbyArgument(file, index).map { passedType(file, $0) } ?? TypeTable.unknown
  }

  private func nearbyArgument(_ file: FileID, _ index: Int) -> Int? {
    var position = index - 1
    while position >= 0, position > index - 4 {
      if reference(file, position).kind == .argument { return position }
      position -= 1
    }
    return nil
  }

  /// The generic arguments of a type outside the project a method of which is passed the member:
  /// most such methods take what the type holds.
  mutating func heldTypes(_ file: FileID, _ index: Int) -> [TypeID] {
    let fact = reference(file, index)
    guard !fact.isInPattern, fact.name != linkage.known.initializer,
      let argument = nearbyArgument(file, index)
    else { return [] }
    let part = Int(reference(file, argument).link)
    let call = reference(file, part)
    guard call.kind != .attribute else { return [] }
    let made = partType(file, part)
    guard code[Int(file)].targets[part] < 0 else { return [] }
    let base = call.isContinuation ? partType(file, Int(call.link)) : made
    return types[base].kind == .outside ? types.operands(of: base) : []
  }

  /// What a closure around the member returns, where it is passed to a function that says so.
  private mutating func closureContext(_ file: FileID, _ index: Int) -> TypeID {
    guard let closure = closure(around: reference(file, index).offset, file),
      case let argument = Int(linkage.files[Int(file)].closures[closure].argument), argument >= 0
    else { return TypeTable.unknown }
    let type = passedType(file, argument)
    return types[type].kind == .function ? types.operands(of: type).last ?? type : TypeTable.unknown
  }

  /// The innermost closure around a place.
  private func closure(around offset: UInt32, _ file: FileID) -> Int? {
    let closures = linkage.files[Int(file)].closures
    var position = closures.partitioningIndex { $0.start >= offset } - 1
    let limit = position - 16
    while position >= 0, position > limit {
      if closures[position].end > offset { return position }
      position -= 1
    }
    return nil
  }

  /// What the function around the member returns.
  private mutating func resultContext(_ file: FileID, _ index: Int) -> TypeID {
    let fact = reference(file, index)
    if isOfOperand(file, index) { return TypeTable.unknown }
    if fact.name == linkage.known.initializer,
      isAfterOperand(file, index) || closure(around: fact.offset, file) != nil
    {
      return TypeTable.unknown
    }
    let owner = owner(file, fact)
    switch declaration(owner).kind {
    case .function, .variable, .constant, .subscript: return declarationType(owner)
    default: return TypeTable.unknown
    }
  }
}
