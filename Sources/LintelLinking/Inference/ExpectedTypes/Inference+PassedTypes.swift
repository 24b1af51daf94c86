import LintelGraph
import LintelScanner

extension Inference {
  /// Returns the type of the parameter, or stored property, that an argument is for:
  /// `start(.idle)`.
  mutating func passedType(_ file: FileID, _ argument: Int) -> TypeID {
    let part = Int(reference(file, argument).link)
    if reference(file, part).kind == .attribute {
      return demandedTypes(file, argument, part).first
        ?? TypeTable.unknown
    }
    _ = segmentType(file, part)
    if reference(file, part).isSubscripted, isInBrackets(argument, of: part, file) {
      return keyType(file, argument, part)
    }
    let called = code[file.position].targets[part]
    guard let target = called.ifPresent ?? code[file.position].subscripts[part],
      declaration(target).kind != .struct
    else {
      let type = propertyType(setBy: argument, of: part, file)
      return types[type].kind == .unknown
        ? elementType(takenBy: part, file) : type
    }
    if declaration(target).kind == .variable
      || declaration(target).kind == .constant
    {
      let type = declarationType(target)
      guard types[type].kind == .function,
        let number = calls.number(
          of: argument, in: calls.arguments(file, part)),
        number < Int(types[type].count) - 1
      else { return TypeTable.unknown }
      return types.operand(number, of: type)
    }
    return parameterType(of: target, forArgument: argument, file, part)
  }

  /// Whether an argument is in the brackets after a segment, not in its parentheses: `rows(1)[0]`.
  private func isInBrackets(_ argument: Int, of part: Int, _ file: FileID) -> Bool {
    let all = calls.arguments(file, part)
    return !reference(file, part).isCalled
      || calls.number(of: argument, in: all.ofFunction) == nil
  }

  /// Returns the type of an argument in the brackets after a segment: `names[.idle]`.
  private mutating func keyType(_ file: FileID, _ argument: Int, _ part: Int) -> TypeID {
    if let found = code[file.position].subscripts[part] {
      return parameterType(of: found, forArgument: argument, file, part)
    }
    let target = code[file.position].targets[part]
    var type = TypeTable.unknown
    if case .local(let local) = LocalNames.Meaning(target: target) {
      type = localType(file, local)
    } else if target.isPresent {
      type = declarationType(target)
    }
    return types[type].kind == .dictionary ? types.operand(0, of: type) : TypeTable.unknown
  }

  /// Returns the type of the stored property that an argument is for if the initialiser of the
  /// struct is implicit: `Motor(phase: .idle)`.
  private mutating func propertyType(
    setBy argument: Int, of part: Int, _ file: FileID
  ) -> TypeID {
    let label = reference(file, argument).name
    let made = segmentType(file, part)
    let type = types[made].declaration
    guard nameLengths[Int(label)] > 0, types[made].kind == .instance,
      declaration(type).kind == .struct,
      meaning(file, part).isPresent
        || reference(file, part).name == linkage.known.initializer
    else { return TypeTable.unknown }
    return propertyType(named: label, of: made)
  }

  /// Returns the type that a member of a collection or option set takes: `phases.contains(.idle)`.
  private mutating func elementType(takenBy part: Int, _ file: FileID)
    -> TypeID
  {
    let fact = reference(file, part)
    guard fact.isContinuation, linkage.known.elementTakers.contains(fact.name) else {
      return TypeTable.unknown
    }
    let base = segmentType(file, Int(fact.link))
    guard types[base].kind == .instance else { return types.element(of: base) }
    let isSet = linkage.externalSupertypes[types[base].declaration].contains(
      where: linkage.known.setAlgebras.contains)
    return isSet ? base : TypeTable.unknown
  }
}
