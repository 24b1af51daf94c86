import LintelGraph
import LintelScanner

/// The types of the values and projected values of property wrappers.
extension Inference {
  /// Returns the type of a variable without a written type or value, as one of its attributes
  /// determines it: `@Environment(\.theme) var theme`.
  mutating func wrappedType(_ file: FileID, _ attributes: Range<Int>)
    -> TypeID
  {
    for position in attributes {
      let offset = linkage.files[file.position].attributes[position].offset
      guard let head = linkage.references[file.position].typeReference(at: offset),
        linkage.linker.active.contains(
          reference(file, head).condition, in: file.position)
      else { continue }
      let type = wrappedType(file, attribute: head)
      if types[type].kind != .unknown { return type }
    }
    return TypeTable.unknown
  }

  private mutating func wrappedType(
    _ file: FileID, attribute head: Int
  ) -> TypeID {
    var part = head
    while case let next = linkage.linker.paths.nextSegment(after: Int32(part), in: file),
      next >= 0
    {
      part = Int(next)
    }
    let wrapper = wrapper(file, head)
    guard types[wrapper].kind == .external else {
      return wrappedType(file, part, by: wrapper)
    }
    let argument = Int(calls.argument(after: Int32(part), file))
    guard argument >= 0 else { return TypeTable.unknown }
    let known = linkage.known.wrappers[
      types[wrapper].name]
    guard let path = keyPath(file, argument) else {
      return known.map { typeArgument($0.type, file, argument) }
        ?? TypeTable.unknown
    }
    let value = pathType(file, path)
    let isHeld = known?.holder.map { types.isType(value, named: $0) } ?? false
    return isHeld ? types.operand(0, of: value) : value
  }

  // MARK: - Wrappers of the project

  /// Returns the type of `$name`, the projected value of a property of `base` with a wrapper of the
  /// project: `row.$size`; unknown for anything else.
  mutating func projectedType(_ file: FileID, _ index: Int, of base: TypeID) -> TypeID {
    guard !linkage.known.projected.isEmpty,
      let name = linkage.known.projected[reference(file, index).name],
      let property = members(name, of: base, file).first
    else { return TypeTable.unknown }
    let type = projectedType(ofProperty: property)
    if types[type].kind != .unknown { code[file.position].targets[index] = property }
    return type
  }

  private mutating func projectedType(ofProperty property: DeclarationID) -> TypeID {
    let home = declaration(property).file
    for position in attributes(of: property) {
      let offset = linkage.files[home.position].attributes[position].offset
      guard let head = linkage.references[home.position].typeReference(at: offset) else { continue }
      let wrapper = wrapper(home, head)
      guard types[wrapper].kind == .instance,
        let value = members(linkage.known.projectedValue, of: wrapper, home).first
      else { continue }
      return types.substituted(declarationType(value), wrapper)
    }
    return TypeTable.unknown
  }

  /// Returns the type that an attribute means, `@Clamped var size = 1`; an external type of its
  /// name if the project declares no such property wrapper.
  mutating func wrapper(_ file: FileID, _ head: Int) -> TypeID {
    let type = types.namedType(file, head)
    switch types[type].kind {
    case .external: return type
    case .instance
    where !members(linkage.known.wrappedValue, of: type, file).isEmpty:
      return type
    default:
      return types.external(
        reference(file, lastSegment(file, head)).name, [], isMetatype: false)
    }
  }

  /// Returns the type of the values of a wrapper of the project, with the generic arguments that
  /// the arguments after the segment at `part` determine: `@Watched(\.utf8) var bytes`.
  private mutating func wrappedType(
    _ file: FileID, _ part: Int, by wrapper: TypeID
  ) -> TypeID {
    guard
      let value = members(linkage.known.wrappedValue, of: wrapper, file).first
    else {
      return TypeTable.unknown
    }
    let type = types.substituted(
      declarationType(value), wrapper)
    let symbol = types[wrapper].declaration
    guard types.hasParameter(type, of: symbol) else { return type }
    for argument in argumentPositions(file, part) {
      for demanded in demandedTypes(file, argument, part) {
        var bindings: [NameID: TypeID] = [:]
        if let path = keyPath(file, argument) {
          guard types.isKeyPath(demanded) else { continue }
          let value = pathType(file, path)
          types.bind(
            types.operand(1, of: demanded), to: value, of: symbol, &bindings)
        } else {
          let value = argumentType(file, argument)
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
  mutating func demandedTypes(
    _ file: FileID, _ argument: Int, _ part: Int
  ) -> [TypeID] {
    let wrapper = wrapper(file, base(of: part, file))
    // Extensions may add initialisers to an external wrapper.
    let found = members(linkage.known.initializer, of: wrapper, file)
    if found.isEmpty {
      guard types[wrapper].kind == .instance else { return [] }
      let label = reference(file, argument).name
      return nameLengths[Int(label)] > 0
        ? [propertyType(named: label, of: wrapper)] : []
    }
    let written = calls.arguments(file, part)
    let fits = found.map { calls.fit(of: $0, written) }
    guard let best = fits.max(), best > 0 else { return [] }
    return zip(found, fits).filter { $1 == best }.map(\.0).map {
      types.substituted(
        parameterType(of: $0, forArgument: argument, file, part),
        wrapper)
    }
  }

  private func argumentPositions(_ file: FileID, _ part: Int)
    -> [Int]
  {
    var result: [Int] = []
    var position = calls.argument(after: Int32(part), file)
    while position >= 0 {
      result.append(Int(position))
      position = calls.argument(after: position, file)
    }
    return result
  }

  // MARK: - Arguments of wrappers

  /// Returns the base of the key path that an argument is: `@Environment(\.theme)`.
  private func keyPath(_ file: FileID, _ argument: Int)
    -> Int?
  {
    let facts = linkage.references[file.position]
    guard argument + 1 < facts.count else { return nil }
    let next = facts[argument + 1]
    return next.kind == .keypath && !next.isContinuation ? argument + 1 : nil
  }

  /// Returns the type of the value that an external wrapper makes of an argument `T.self`:
  /// `@Environment(Client.self) var client`.
  private mutating func typeArgument(
    _ meaning: KnownWrapper.TypeArgument, _ file: FileID, _ argument: Int
  ) -> TypeID {
    if case .nothing = meaning { return TypeTable.unknown }
    let head = argument + 1
    guard reference(file, argument).beginsWithPath,
      reference(file, lastSegment(file, head)).name
        == linkage.known.selfMember
    else { return TypeTable.unknown }
    let type = pathType(file, head)
    guard case .key = meaning, types[type].kind == .instance else { return type }
    let names = linkage.known.wrappers
    if let keyType = names.keyType,
      let value = nestedType(named: keyType, in: types[type].declaration, file),
      declaration(value).kind == .typealias
    {
      return declarationType(value)
    }
    for name in names.keyValues {
      guard let value = members(name, of: type, file).first else { continue }
      return types.substituted(declarationType(value), type)
    }
    return type
  }
}
