import LintelScanner

extension Expectations {
  /// The type of the parameter, or of what is stored, that an argument is for.
  static func passedType(_ file: FileID, _ argument: Int, in inference: inout Inference) -> TypeID {
    let part = Int(inference.reference(file, argument).link)
    if inference.reference(file, part).kind == .attribute {
      return PropertyWrappers.demandedTypes(file, argument, part, in: &inference).first
        ?? TypeTable.unknown
    }
    _ = inference.segmentType(file, part)
    let called = inference.code[Int(file)].targets[part]
    let target = called >= 0 ? called : inference.code[Int(file)].subscripts[part] ?? -1
    guard target >= 0, inference.declaration(target).kind != .struct else {
      let type = propertyType(setBy: argument, of: part, file, in: &inference)
      return inference.types[type].kind == .unknown
        ? elementType(takenBy: part, file, in: &inference) : type
    }
    if inference.declaration(target).kind == .variable
      || inference.declaration(target).kind == .constant
    {
      let type = ValueTypes.declarationType(target, in: &inference)
      guard inference.types[type].kind == .function,
        let number = inference.calls.number(
          of: argument, in: inference.calls.arguments(file, part)),
        number < Int(inference.types[type].count) - 1
      else { return TypeTable.unknown }
      return inference.types.operand(number, of: type)
    }
    return parameterType(of: target, forArgument: argument, file, part, in: &inference)
  }

  /// The type of the stored property that an argument is for, where a part is called to make a
  /// value of a struct whose initialiser nobody wrote.
  private static func propertyType(
    setBy argument: Int, of part: Int, _ file: FileID,
    in inference: inout Inference
  ) -> TypeID {
    let label = inference.reference(file, argument).name
    let made = inference.segmentType(file, part)
    let type = inference.types[made].symbol
    guard inference.nameLengths[Int(label)] > 0, inference.types[made].kind == .instance,
      inference.declaration(type).kind == .struct,
      inference.meaning(file, part) >= 0
        || inference.reference(file, part).name == inference.linkage.known.initializer
    else { return TypeTable.unknown }
    return propertyType(named: label, of: made, in: &inference)
  }

  /// The type of a property that a struct itself declares.
  static func propertyType(named name: NameID, of made: TypeID, in inference: inout Inference)
    -> TypeID
  {
    let type = inference.types[made].symbol
    for position in inference.linkage.members.range(of: name, in: .declaration(type)) {
      let member = inference.linkage.members[position]
      let value = inference.declaration(member)
      if value.owner == type, value.kind == .variable || value.kind == .constant,
        !inference.isStatic(member)
      {
        return inference.types.substituted(ValueTypes.declarationType(member, in: &inference), made)
      }
    }
    return TypeTable.unknown
  }

  /// What a member that collections or sets of options have takes.
  private static func elementType(takenBy part: Int, _ file: FileID, in inference: inout Inference)
    -> TypeID
  {
    let fact = inference.reference(file, part)
    guard fact.isContinuation, inference.linkage.known.elementTakers.contains(fact.name) else {
      return TypeTable.unknown
    }
    let base = inference.segmentType(file, Int(fact.link))
    guard inference.types[base].kind == .instance else { return inference.types.element(of: base) }
    let isSet = inference.linkage.externalSupertypes[inference.types[base].symbol].contains(
      where: inference.linkage.known.setAlgebras.contains)
    return isSet ? base : TypeTable.unknown
  }

  /// The type of the parameter of `target` that an argument of the segment at `part` stands for.
  static func parameterType(
    of target: DeclarationID, forArgument argument: Int, _ file: FileID, _ part: Int,
    in inference: inout Inference
  ) -> TypeID {
    let all = inference.calls.arguments(file, part)
    let written =
      inference.declaration(target).kind == .subscript ? all.ofSubscript : all.ofFunction
    let parameters = inference.calls.parameters(of: target)
    var number = -1
    let isMatch = inference.calls.match(written, parameters) {
      if Int($0) == argument { number = $1 }
    }
    guard isMatch, number >= 0, number < parameters.count else { return TypeTable.unknown }
    let parameter = inference.calls.parameter(number, of: parameters)
    let type = inference.types.writtenType(
      inference.declaration(target).file, parameter.typeStart, parameter.typeEnd)
    let fact = inference.reference(file, part)
    let base =
      fact.isContinuation && fact.kind != .attribute
      ? inference.segmentType(file, Int(fact.link))
      : inference.types.enclosingInstance(of: inference.declaration(target).owner)
    return inference.types.substituted(type, base)
  }
}
