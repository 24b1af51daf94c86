import LintelScanner

/// The types of the values of property wrappers, and what key paths lead to.
enum PropertyWrappers {
  /// The type of a variable without a written type or a value, as one of its attributes tells.
  static func wrappedType(_ file: FileID, _ attributes: Range<Int>, in inference: inout Inference)
    -> TypeID
  {
    for position in attributes {
      let offset = inference.linkage.files[Int(file)].attributes[position].offset
      guard let head = inference.linkage.references[Int(file)].typeReference(at: offset),
        inference.linkage.linker.active.contains(
          inference.reference(file, head).condition, in: Int(file))
      else { continue }
      let type = wrappedType(file, attribute: head, in: &inference)
      if inference.types[type].kind != .unknown { return type }
    }
    return TypeTable.unknown
  }

  private static func wrappedType(
    _ file: FileID, attribute head: Int, in inference: inout Inference
  ) -> TypeID {
    var part = head
    while case let next = inference.linkage.linker.paths.nextSegment(after: Int32(part), in: file),
      next >= 0
    {
      part = Int(next)
    }
    let wrapper = wrapper(file, head, in: &inference)
    guard inference.types[wrapper].kind == .external else {
      return wrappedType(file, part, by: wrapper, in: &inference)
    }
    let argument = Int(inference.calls.argument(after: Int32(part), file))
    guard argument >= 0 else { return TypeTable.unknown }
    let known = inference.linkage.known.wrappers[
      NameID(bitPattern: inference.types[wrapper].symbol)]
    guard let path = keyPath(file, argument, in: &inference) else {
      return known.map { typeArgument($0.type, file, argument, in: &inference) }
        ?? TypeTable.unknown
    }
    let value = inference.pathType(file, path)
    let isHeld = known?.holder.map { inference.types.isType(value, named: $0) } ?? false
    return isHeld ? inference.types.operand(0, of: value) : value
  }

  // MARK: - Wrappers of the project

  /// The type that an attribute means, or its name where the project declares no property wrapper
  /// of that name.
  private static func wrapper(_ file: FileID, _ head: Int, in inference: inout Inference) -> TypeID
  {
    let type = inference.types.namedType(file, head)
    switch inference.types[type].kind {
    case .external: return type
    case .instance
    where !inference.members(inference.linkage.known.wrappedValue, of: type, file).isEmpty:
      return type
    default:
      return inference.types.external(
        inference.reference(file, inference.lastSegment(file, head)).name, [], isMetatype: false)
    }
  }

  /// The type of the values of a wrapper that the project declares, for its arguments after the
  /// part at `part`.
  private static func wrappedType(
    _ file: FileID, _ part: Int, by wrapper: TypeID, in inference: inout Inference
  ) -> TypeID {
    guard
      let value = inference.members(inference.linkage.known.wrappedValue, of: wrapper, file).first
    else {
      return TypeTable.unknown
    }
    let type = inference.types.substituted(
      ValueTypes.declarationType(value, in: &inference), wrapper)
    let symbol = inference.types[wrapper].symbol
    guard inference.types.mentionsParameter(type, of: symbol) else { return type }
    for argument in argumentPositions(file, part, in: &inference) {
      for demanded in demandedTypes(file, argument, part, in: &inference) {
        var bindings: [NameID: TypeID] = [:]
        if let path = keyPath(file, argument, in: &inference) {
          guard inference.types.isKeyPath(demanded) else { continue }
          let value = inference.pathType(file, path)
          inference.types.bind(
            inference.types.operand(1, of: demanded), to: value, of: symbol, &bindings)
        } else {
          let value = inference.argumentType(file, argument)
          inference.types.bind(demanded, to: value, of: symbol, &bindings)
        }
        let bound = inference.types.replaced(type, symbol, bindings)
        if !inference.types.mentionsParameter(bound, of: symbol) { return bound }
      }
    }
    return TypeTable.unknown
  }

  /// The types of the parameter that an argument of an attribute stands for, one for each
  /// initialiser of the wrapper that the labels fit.
  static func demandedTypes(
    _ file: FileID, _ argument: Int, _ part: Int, in inference: inout Inference
  ) -> [TypeID] {
    let wrapper = wrapper(file, head(of: part, file, in: &inference), in: &inference)
    // Extensions may add initialisers to a wrapper from outside the project.
    let found = inference.members(inference.linkage.known.initializer, of: wrapper, file)
    if found.isEmpty {
      guard inference.types[wrapper].kind == .instance else { return [] }
      let label = inference.reference(file, argument).name
      return inference.nameLengths[Int(label)] > 0
        ? [Expectations.propertyType(named: label, of: wrapper, in: &inference)] : []
    }
    let written = inference.calls.arguments(file, part)
    let fits = found.map { inference.calls.fit(of: $0, written) }
    guard let best = fits.max(), best > 0 else { return [] }
    return zip(found, fits).filter { $1 == best }.map(\.0).map {
      inference.types.substituted(
        Expectations.parameterType(of: $0, forArgument: argument, file, part, in: &inference),
        wrapper)
    }
  }

  private static func argumentPositions(_ file: FileID, _ part: Int, in inference: inout Inference)
    -> [Int]
  {
    var result: [Int] = []
    var position = inference.calls.argument(after: Int32(part), file)
    while position >= 0 {
      result.append(Int(position))
      position = inference.calls.argument(after: position, file)
    }
    return result
  }

  private static func head(of part: Int, _ file: FileID, in inference: inout Inference) -> Int {
    var head = part
    while inference.reference(file, head).isContinuation {
      head = Int(inference.reference(file, head).link)
    }
    return head
  }

  // MARK: - Arguments of wrappers

  /// The head of the key path that is an argument.
  private static func keyPath(_ file: FileID, _ argument: Int, in inference: inout Inference)
    -> Int?
  {
    let facts = inference.linkage.references[Int(file)]
    guard argument + 1 < facts.count else { return nil }
    let next = facts[argument + 1]
    return next.kind == .keypath && !next.isContinuation ? argument + 1 : nil
  }

  /// The value that a wrapper outside the project makes of an argument `T.self`.
  private static func typeArgument(
    _ meaning: KnownWrapper.TypeArgument, _ file: FileID, _ argument: Int,
    in inference: inout Inference
  ) -> TypeID {
    if case .nothing = meaning { return TypeTable.unknown }
    let head = argument + 1
    guard inference.reference(file, argument).beginsWithPath,
      inference.reference(file, inference.lastSegment(file, head)).name
        == inference.linkage.known.selfMember
    else { return TypeTable.unknown }
    let type = inference.pathType(file, head)
    guard case .key = meaning, inference.types[type].kind == .instance else { return type }
    let names = inference.linkage.known.wrappers
    if let keyType = names.keyType,
      let value = inference.nestedType(named: keyType, in: inference.types[type].symbol, file),
      inference.declaration(value).kind == .typealias
    {
      return ValueTypes.declarationType(value, in: &inference)
    }
    for name in names.keyValues {
      guard let value = inference.members(name, of: type, file).first else { continue }
      return inference.types.substituted(ValueTypes.declarationType(value, in: &inference), type)
    }
    return type
  }

  /// A key path without a root that is an argument of an attribute: `\.name`.
  ///
  /// Its root is what the wrapper demands. Where that is not known, it is most likely one that the
  /// project extends for this, and no type of its own.
  static func keyPathMember(
    _ file: FileID, _ index: Int, in argument: Int, in inference: inout Inference
  ) -> TypeID {
    let name = inference.reference(file, index).name
    let (roots, areAll) = roots(
      file, argument, Int(inference.reference(file, argument).link), in: &inference)
    for root in roots {
      if areAll, name == inference.linkage.known.selfMember { return root }
      if inference.choose(inference.members(name, of: root, file), file, index) {
        return inference.memberType(file, index, base: root)
      }
    }
    if areAll { return TypeTable.unknown }
    return UntypedMembers.only(
      inference.linkage.members.onlyExternalVariable(named: name), file, index, in: &inference)
  }

  /// Where a key path may begin that is an argument of an attribute, and whether it can begin
  /// nowhere else.
  private static func roots(
    _ file: FileID, _ argument: Int, _ part: Int,
    in inference: inout Inference
  ) -> (types: [TypeID], areAll: Bool) {
    let head = head(of: part, file, in: &inference)
    let wrapper = wrapper(file, head, in: &inference)
    let roots = demandedTypes(file, argument, part, in: &inference).filter {
      inference.types.isKeyPath($0)
    }
    .map { inference.types.operand(0, of: $0) }
    guard inference.types[wrapper].kind == .external, roots.isEmpty,
      let known = inference.linkage.known.wrappers[
        NameID(bitPattern: inference.types[wrapper].symbol)]
    else {
      let areAll = roots.allSatisfy {
        inference.types[$0].kind == .instance || inference.types[$0].kind == .external
      }
      return (roots, areAll && !roots.isEmpty)
    }
    switch known.root {
    case .types(let names):
      return (names.map { inference.types.external($0, [], isMetatype: false) }, known.isOnlyRoot)
    case .element:
      return (
        [
          inference.types.element(
            of: ValueTypes.declarationType(
              inference.owner(file, inference.reference(file, head)), in: &inference))
        ], true
      )
    }
  }
}
