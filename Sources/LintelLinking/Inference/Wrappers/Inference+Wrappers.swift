import LintelGraph
import LintelScanner

/// The types of the values and projected values of property wrappers.
extension Inference {
  /// Returns the type of a variable without a written type or value, as one of its attributes
  /// determines it: `@Environment(\.theme) var theme`.
  mutating func wrappedType(by attributes: FactIDs<AttributeFact>) -> TypeID {
    for attribute in attributes {
      guard let head = linkage.typeReference(of: attribute), linkage.isActive(head) else {
        continue
      }
      let type = wrappedType(attribute: head)
      if types[type].kind != .unknown { return type }
    }
    return TypeTable.unknown
  }

  private mutating func wrappedType(attribute head: Segment) -> TypeID {
    var part = head
    while let next = linkage.nextSegment(after: part) { part = next }
    let wrapper = wrapper(head)
    guard types[wrapper].kind == .external else {
      return wrappedType(part, by: wrapper)
    }
    guard let argument = calls.argument(after: part) else { return TypeTable.unknown }
    let known = linkage.known.wrappers[
      types[wrapper].name]
    guard let path = keyPath(argument) else {
      return known.map { typeArgument($0.type, argument) }
        ?? TypeTable.unknown
    }
    let value = pathType(path)
    let isHeld = known?.holder.map { types.isType(value, named: $0) } ?? false
    return isHeld ? types.operand(0, of: value) : value
  }

  // MARK: - Wrappers of the project

  /// Returns the type of `$name`, the projected value of a property of `base` with a wrapper of the
  /// project: `row.$size`; unknown for anything else.
  mutating func projectedType(_ segment: Segment, of base: TypeID) -> TypeID {
    guard !linkage.known.projected.isEmpty,
      let name = linkage.known.projected[linkage[segment].name],
      let property = members(name, of: base, segment.file).first
    else { return TypeTable.unknown }
    let type = projectedType(ofProperty: property)
    if types[type].kind != .unknown { code[segment].target = property }
    return type
  }

  private mutating func projectedType(ofProperty property: DeclarationID) -> TypeID {
    let home = declaration(property).file
    for attribute in attributes(of: property) {
      guard let head = linkage.typeReference(of: attribute) else { continue }
      let wrapper = wrapper(head)
      guard types[wrapper].kind == .instance,
        let value = members(linkage.known.projectedValue, of: wrapper, home).first
      else { continue }
      return types.substituted(declarationType(value), wrapper)
    }
    return TypeTable.unknown
  }

  /// Returns the type that an attribute means, `@Clamped var size = 1`; an external type with the
  /// attribute's name if the project declares no such property wrapper.
  mutating func wrapper(_ head: Segment) -> TypeID {
    let type = types.namedType(head)
    switch types[type].kind {
    case .external: return type
    case .instance
    where !members(linkage.known.wrappedValue, of: type, head.file).isEmpty:
      return type
    default:
      return types.external(
        linkage[linkage.lastSegment(after: head)].name, [], isMetatype: false)
    }
  }

  /// Returns the type of the values of a wrapper of the project, with the generic arguments that
  /// the arguments after the segment `part` determine: `@Watched(\.utf8) var bytes`.
  private mutating func wrappedType(_ part: Segment, by wrapper: TypeID) -> TypeID {
    guard
      let value = members(linkage.known.wrappedValue, of: wrapper, part.file).first
    else {
      return TypeTable.unknown
    }
    let type = types.substituted(
      declarationType(value), wrapper)
    let symbol = types[wrapper].declaration
    guard types.hasParameter(type, of: symbol) else { return type }
    for argument in argumentPositions(part).prefix(Limits.wrapperArguments) {
      for demanded in demandedTypes(argument, part) {
        var bindings: [NameID: TypeID] = [:]
        if let path = keyPath(argument) {
          guard types.isKeyPath(demanded) else { continue }
          let value = pathType(path)
          types.bind(
            types.operand(1, of: demanded), to: value, of: symbol, &bindings)
        } else {
          let value = argumentType(argument)
          types.bind(demanded, to: value, of: symbol, &bindings)
        }
        let bound = types.replaced(type, symbol, bindings)
        if !types.hasParameter(bound, of: symbol) { return bound }
      }
    }
    return TypeTable.unknown
  }

  /// Returns the types of the parameters that an argument of an attribute is for, one for each
  /// initialiser of the wrapper that the labels fit: `@Watched(\.utf8) var bytes`.
  mutating func demandedTypes(_ argument: Segment, _ part: Segment) -> [TypeID] {
    let wrapper = wrapper(linkage.base(of: part))
    // Extensions may add initialisers to an external wrapper.
    let found = members(linkage.known.initializer, of: wrapper, argument.file)
    if found.isEmpty {
      guard types[wrapper].kind == .instance else { return [] }
      let label = linkage[argument].name
      return nameLengths[Int(label)] > 0
        ? [propertyType(named: label, of: wrapper)] : []
    }
    let written = calls.arguments(part)
    let fits = found.map { calls.fit(of: $0, written) }
    guard let best = fits.max(), best > .none else { return [] }
    return zip(found, fits).filter { $1 == best }.map(\.0).map {
      types.substituted(
        parameterType(of: $0, forArgument: argument, part),
        wrapper)
    }
  }

  private func argumentPositions(_ part: Segment) -> [Segment] {
    var result: [Segment] = []
    var position = calls.argument(after: part)
    while let argument = position {
      result.append(argument)
      position = calls.argument(after: argument)
    }
    return result
  }

  // MARK: - Arguments of wrappers

  /// Returns the base of the key path that is passed as an argument: `@Environment(\.theme)`.
  private func keyPath(_ argument: Segment) -> Segment? {
    guard let next = linkage.following(argument), case let fact = linkage[next],
      fact.kind == .keypath, !fact.isContinuation
    else { return nil }
    return next
  }

  /// Returns the type of the value that an external wrapper makes of an argument `T.self`:
  /// `@Environment(Client.self) var client`.
  private mutating func typeArgument(_ meaning: KnownWrapper.TypeArgument, _ argument: Segment)
    -> TypeID
  {
    if case .nothing = meaning { return TypeTable.unknown }
    guard linkage[argument].beginsWithPath, let head = linkage.following(argument),
      linkage[linkage.lastSegment(after: head)].name
        == linkage.known.selfMember
    else { return TypeTable.unknown }
    let type = pathType(head)
    guard case .key = meaning, types[type].kind == .instance else { return type }
    let names = linkage.known.wrappers
    if let keyType = names.keyType,
      let value = nestedType(named: keyType, in: types[type].declaration),
      declaration(value).kind == .typealias
    {
      return declarationType(value)
    }
    for name in names.keyValues {
      guard let value = members(name, of: type, argument.file).first else { continue }
      return types.substituted(declarationType(value), type)
    }
    return type
  }
}
