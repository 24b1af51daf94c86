import LintelGraph
import LintelScanner

extension Inference {
  /// Returns the type of the parameter, or stored property, that an argument is for:
  /// `start(.idle)`.
  mutating func passedType(_ argument: Segment) -> TypeID {
    let part = linkage.call(of: argument)
    // The look-up finds the declaration that is called. Attributes have none.
    if linkage[part].kind != .attribute { _ = segmentType(part) }
    for strategy in PassedTypeStrategy.allCases {
      if let type = passedType(argument, part, by: strategy) { return type }
    }
    return TypeTable.unknown
  }

  /// Tries one strategy.
  ///
  /// - Parameter part: the segment that is called.
  /// - Returns: the type of the argument; `nil` if the next strategy is to be tried.
  private mutating func passedType(
    _ argument: Segment, _ part: Segment, by strategy: PassedTypeStrategy
  ) -> TypeID? {
    switch strategy {
    case .attribute:
      guard linkage[part].kind == .attribute else { return nil }
      return demandedTypes(argument, part).first ?? TypeTable.unknown
    case .key:
      return linkage[part].isSubscripted ? keyType(argument, part) : nil
    case .property:
      guard called(by: part) == nil else { return nil }
      let type = propertyType(setBy: argument, of: part)
      return types[type].kind == .unknown ? nil : type
    case .element: return called(by: part) == nil ? elementType(takenBy: part) : nil
    case .heldFunction:
      guard let target = called(by: part),
        declaration(target).kind == .variable || declaration(target).kind == .constant
      else { return nil }
      let type = declarationType(target)
      guard types[type].kind == .function,
        let number = calls.number(of: argument, in: calls.arguments(part)),
        number < Int(types[type].count) - 1
      else { return TypeTable.unknown }
      return types.operand(number, of: type)
    case .parameter:
      return called(by: part).map { parameterType(of: $0, orOthersFor: argument, part) }
    }
  }

  /// Returns the type of the parameter that an argument is for; unknown if the arguments do not
  /// choose one of several functions whose parameters differ: `h([1])` of `func h(_ tags: Tags)` and
  /// `func h(_ numbers: [Int])`.
  private mutating func parameterType(
    of target: DeclarationID, orOthersFor argument: Segment, _ part: Segment
  ) -> TypeID {
    let type = parameterType(of: target, forArgument: argument, part)
    let others = code[otherOverloadsAt: part] + (code[part.file].overloads[part] ?? [])
    for other in others where other != target && hasParameter(other, for: argument, part) {
      let otherType = parameterType(of: other, forArgument: argument, part)
      if !areAlike(type, otherType) { return TypeTable.unknown }
    }
    return type
  }

  private func hasParameter(
    _ function: DeclarationID, for argument: Segment, _ part: Segment
  ) -> Bool {
    let parameters = calls.parameters(of: function)
    return calls.number(ofParameterFor: argument, among: calls.arguments(part), parameters) != nil
  }

  /// Returns the declaration of the project that takes the arguments of a segment; `nil` if there
  /// is none, or if it is a struct, whose implicit initialiser takes them.
  private func called(by part: Segment) -> DeclarationID? {
    guard let target = code[part].target.ifPresent, declaration(target).kind != .struct else {
      return nil
    }
    return target
  }

  /// Returns the type of an argument in the brackets after a segment: `names[.idle]`,
  /// `names[key, default: .empty]`.
  private mutating func keyType(_ argument: Segment, _ part: Segment) -> TypeID {
    if let found = code[subscriptAfter: part] {
      return parameterType(of: found, orOthersFor: argument, part)
    }
    let isResult = linkage[part].isContinuation && linkage[part].name == linkage.known.blank
    let type = isResult ? segmentType(linkage.before(part)) : collectionType(part)
    guard types[type].kind == .dictionary else { return TypeTable.unknown }
    let isDefault = linkage[argument].name == linkage.known.default
    return types.operand(isDefault ? 1 : 0, of: type)
  }

  /// Returns the type of the stored property that an argument is for if the initialiser of the
  /// struct is implicit: `Motor(phase: .idle)`.
  private mutating func propertyType(setBy argument: Segment, of part: Segment) -> TypeID {
    let label = linkage[argument].name
    let made = segmentType(part)
    let type = types[made].declaration
    guard nameLengths[Int(label)] > 0, types[made].kind == .instance,
      declaration(type).kind == .struct,
      linkage.meaning(of: part).declaration != nil
        || linkage[part].name == linkage.known.initializer
    else { return TypeTable.unknown }
    return propertyType(named: label, of: made)
  }

  /// Returns the type that a member of a collection or option set takes: `phases.contains(.idle)`.
  private mutating func elementType(takenBy part: Segment) -> TypeID {
    let fact = linkage[part]
    guard fact.isContinuation, linkage.known.elementTakers.contains(fact.name) else {
      return TypeTable.unknown
    }
    let base = segmentType(linkage.before(part))
    guard types[base].kind == .instance else { return types.element(of: base) }
    let isSet = linkage.externalSupertypes[types[base].declaration].contains(
      where: linkage.known.setAlgebras.contains)
    return isSet ? base : TypeTable.unknown
  }
}
