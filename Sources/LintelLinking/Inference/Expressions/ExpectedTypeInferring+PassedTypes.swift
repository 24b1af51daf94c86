import LintelGraph
import LintelScanner

extension ExpectedTypeInferring where Self: ~Copyable {
  /// The type of the parameter, or of what is stored, that an argument is for.
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

  /// Whether an argument stands in the brackets after a part, not in its parentheses.
  private func isInBrackets(_ argument: Int, of part: Int, _ file: FileID) -> Bool {
    let all = calls.arguments(file, part)
    return !reference(file, part).isCalled
      || calls.number(of: argument, in: all.ofFunction) == nil
  }

  /// The type of what stands in the brackets after a part.
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

  /// The type of the stored property that an argument is for, where a part is called to make a
  /// value of a struct whose initialiser nobody wrote.
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

  /// What a member that collections or sets of options have takes.
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
