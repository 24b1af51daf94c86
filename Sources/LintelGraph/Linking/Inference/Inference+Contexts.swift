import LintelScanner

/// Where the type of a member that stands without one, `.name`, may come from.
enum Context {
  case declaration, argument, operand, closure, nearby, result, match

  static let ofValues: [Context] = [.declaration, .argument, .operand, .closure, .nearby, .result]
  static let ofPatterns: [Context] = [.argument, .match]
}

extension Inference {
  /// What may say the type of an implicit member, the surest first.
  func contexts(ofMember fact: ReferenceFact) -> [Context] {
    fact.isInPattern ? Context.ofPatterns : Context.ofValues
  }

  mutating func type(from context: Context, _ file: FileID, _ index: Int) -> TypeID {
    switch context {
    case .declaration: declaredContext(file, index)
    case .argument: argumentContext(file, index)
    case .operand: operandContext(file, index)
    case .closure: closureContext(file, index)
    case .nearby: nearbyContext(file, index)
    case .result: resultContext(file, index)
    case .match: matchContext(file, index)
    }
  }

  /// The name of the type outside the project whose member `.name` is, as far as its place tells.
  mutating func outsideContext(_ file: FileID, _ index: Int) -> NameID? {
    for context in contexts(ofMember: reference(file, index)) {
      // Looked for first: it may add to the types.
      let found = type(from: context, file, index)
      let type = types[found]
      if type.kind == .outside { return NameID(type.symbol) }
      if type.kind != .unknown { return nil }
    }
    return nil
  }

  /// The type of the variable, or of the parameter, whose value starts with the member.
  private mutating func declaredContext(_ file: FileID, _ index: Int) -> TypeID {
    let fact = reference(file, index)
    guard fact.offset > 0 else { return TypeTable.unknown }
    let dot = fact.offset - 1
    if fact.link >= 0,
      linkage.files[Int(file)].extents[Int(fact.link)].valueStart == dot
    {
      return declarationType(owner(file, fact))
    }
    let locals = linkage.files[Int(file)].locals
    let local = locals.partitioningIndex { $0.offset >= dot } - 1
    if local >= 0, locals[local].valueStart == dot {
      return writtenType(file, locals[local].typeStart)
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

  /// The type of the parameter whose argument the member is.
  private mutating func argumentContext(_ file: FileID, _ index: Int) -> TypeID {
    guard index > 0 else { return TypeTable.unknown }
    let argument = reference(file, index - 1)
    guard argument.kind == .argument else { return TypeTable.unknown }
    let label = Int(nameLengths[Int(argument.name)])
    let gap = Int(reference(file, index).offset) - 1 - Int(argument.offset)
    guard label == 0 ? gap <= 1 : gap >= label + 1 && gap <= label + 3 else {
      return TypeTable.unknown
    }
    return passedType(file, index - 1)
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
    var position = index - 1
    while position >= 0, position > index - 4 {
      let fact = reference(file, position)
      if fact.kind == .argument { return passedType(file, position) }
      position -= 1
    }
    return TypeTable.unknown
  }

  /// The type of the other operand: `value == .name`, `value = .name`.
  private mutating func operandContext(_ file: FileID, _ index: Int) -> TypeID {
    var position = index - 1
    while position >= 0, position > index - 4, reference(file, position).kind == .argument {
      position -= 1
    }
    guard position >= 0 else { return TypeTable.unknown }
    let fact = reference(file, position)
    let gap =
      Int(reference(file, index).offset) - 1
      - Int(fact.offset + nameLengths[Int(fact.name)])
    guard fact.isCalled || fact.isSubscripted ? gap < 80 : gap == 3 || gap == 4 || gap == 5 else {
      return TypeTable.unknown
    }
    return partType(file, position)
  }

  /// What a closure around the member returns, where it is passed to a function that says so.
  private mutating func closureContext(_ file: FileID, _ index: Int) -> TypeID {
    let offset = reference(file, index).offset
    let closures = linkage.files[Int(file)].closures
    var position = closures.partitioningIndex { $0.start >= offset } - 1
    var steps = 0
    while position >= 0, steps < 16 {
      if closures[position].end > offset { break }
      position -= 1
      steps += 1
    }
    guard position >= 0, steps < 16, closures[position].argument >= 0 else {
      return TypeTable.unknown
    }
    let type = passedType(file, Int(closures[position].argument))
    return types[type].kind == .function ? types.operands(of: type).last ?? type : TypeTable.unknown
  }

  private mutating func resultContext(_ file: FileID, _ index: Int) -> TypeID {
    let owner = owner(file, reference(file, index))
    switch declaration(owner).kind {
    case .function, .variable, .constant, .subscript: return declarationType(owner)
    default: return TypeTable.unknown
    }
  }

  /// The type of the value that a pattern is matched against.
  private mutating func matchContext(_ file: FileID, _ index: Int) -> TypeID {
    let offset = reference(file, index).offset
    let matches = linkage.files[Int(file)].matches
    var position = matches.partitioningIndex { $0.start > offset } - 1
    var steps = 0
    while position >= 0, steps < 32 {
      let match = matches[position]
      if match.end > offset {
        guard let subject = path(file, at: match.subject) else { return selfContext(file, index) }
        return pathType(file, subject)
      }
      position -= 1
      steps += 1
    }
    return TypeTable.unknown
  }

  /// `switch self`.
  private mutating func selfContext(_ file: FileID, _ index: Int) -> TypeID {
    enclosingInstance(of: owner(file, reference(file, index)))
  }
}
