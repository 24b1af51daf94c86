import LintelScanner

extension Inference {
  /// The positions of the attributes of a declaration among those of its file.
  func attributes(of id: DeclarationID) -> Range<Int> {
    let value = declaration(id)
    let facts = linkage.files[Int(value.file)]
    let extent = facts.extents[Int(linkage.linker.table.facts[Int(id)])]
    return extent.traits.contains(.attributed)
      ? facts.attributes(from: extent.start, to: value.offset) : 0..<0
  }

  /// The type of a variable without a written type or a value, as one of its attributes tells.
  mutating func wrappedType(_ file: FileID, _ attributes: Range<Int>) -> TypeID {
    for position in attributes {
      let offset = linkage.files[Int(file)].attributes[position].offset
      guard let head = linkage.references[Int(file)].typeReference(at: offset),
        linkage.linker.active.contains(reference(file, head).condition, in: Int(file))
      else { continue }
      let type = wrappedType(file, attribute: head)
      if types[type].kind != .unknown { return type }
    }
    return TypeTable.unknown
  }

  private mutating func wrappedType(_ file: FileID, attribute head: Int) -> TypeID {
    var part = head
    while case let next = linkage.linker.paths.nextPart(after: Int32(part), in: file), next >= 0 {
      part = Int(next)
    }
    let wrapper = wrapper(file, head)
    guard types[wrapper].kind == .outside else { return wrappedType(file, part, by: wrapper) }
    let argument = Int(argument(after: Int32(part), file))
    guard argument >= 0 else { return TypeTable.unknown }
    let known = linkage.known.wrappers[NameID(bitPattern: types[wrapper].symbol)]
    guard let path = keyPath(file, argument) else {
      return known.map { typeArgument($0.type, file, argument) } ?? TypeTable.unknown
    }
    let value = pathType(file, path)
    let isHeld = known?.holder.map { isType(value, named: $0) } ?? false
    return isHeld ? types.operand(0, of: value) : value
  }

  // MARK: - Wrappers of the project

  /// The type that an attribute means, or its name where the project declares no property wrapper
  /// of that name.
  private mutating func wrapper(_ file: FileID, _ head: Int) -> TypeID {
    let type = namedType(file, head)
    switch types[type].kind {
    case .outside: return type
    case .instance where find(linkage.known.wrappedValue, of: type, from: file): return type
    default:
      return outside(reference(file, lastPart(file, head)).name, [], isMetatype: false)
    }
  }

  /// The type of the values of a wrapper that the project declares, for its arguments after the
  /// part at `part`.
  private mutating func wrappedType(_ file: FileID, _ part: Int, by wrapper: TypeID) -> TypeID {
    guard find(linkage.known.wrappedValue, of: wrapper, from: file), let value = found.first else {
      return TypeTable.unknown
    }
    let type = substituted(declarationType(value), wrapper)
    let symbol = types[wrapper].symbol
    guard mentionsParameter(type, of: symbol) else { return type }
    for argument in argumentPositions(file, part) {
      for demanded in demandedTypes(file, argument, part) {
        var bindings: [NameID: TypeID] = [:]
        if let path = keyPath(file, argument) {
          guard isKeyPath(demanded) else { continue }
          bind(types.operand(1, of: demanded), to: pathType(file, path), of: symbol, &bindings)
        } else {
          bind(demanded, to: argumentType(file, argument), of: symbol, &bindings)
        }
        let bound = replaced(type, symbol, bindings)
        if !mentionsParameter(bound, of: symbol) { return bound }
      }
    }
    return TypeTable.unknown
  }

  /// The types of the parameter that an argument of an attribute stands for, one for each
  /// initialiser of the wrapper that the labels fit.
  mutating func demandedTypes(_ file: FileID, _ argument: Int, _ part: Int) -> [TypeID] {
    let wrapper = wrapper(file, head(of: part, file))
    // Extensions may add initialisers to a wrapper from outside the project.
    guard find(linkage.known.initializer, of: wrapper, from: file) else {
      guard types[wrapper].kind == .instance else { return [] }
      let label = reference(file, argument).name
      return nameLengths[Int(label)] > 0 ? [propertyType(named: label, of: wrapper)] : []
    }
    let written = arguments(file, part)
    let fits = found.map { fit(of: $0, written) }
    guard let best = fits.max(), best > 0 else { return [] }
    return zip(found, fits).filter { $1 == best }.map(\.0).map {
      substituted(parameterType(of: $0, forArgument: argument, file, part), wrapper)
    }
  }

  private func argumentPositions(_ file: FileID, _ part: Int) -> [Int] {
    var result: [Int] = []
    var position = argument(after: Int32(part), file)
    while position >= 0 {
      result.append(Int(position))
      position = argument(after: position, file)
    }
    return result
  }

  private func head(of part: Int, _ file: FileID) -> Int {
    var head = part
    while reference(file, head).isContinuation { head = Int(reference(file, head).link) }
    return head
  }

  // MARK: - Arguments of wrappers

  /// The head of the key path that is an argument.
  private func keyPath(_ file: FileID, _ argument: Int) -> Int? {
    let facts = linkage.references[Int(file)]
    guard argument + 1 < facts.count else { return nil }
    let next = facts[argument + 1]
    return next.kind == .keypath && !next.isContinuation ? argument + 1 : nil
  }

  /// The value that a wrapper outside the project makes of an argument `T.self`.
  private mutating func typeArgument(
    _ meaning: KnownWrapper.TypeArgument, _ file: FileID, _ argument: Int
  ) -> TypeID {
    if case .nothing = meaning { return TypeTable.unknown }
    let head = argument + 1
    guard reference(file, argument).beginsWithPath,
      reference(file, lastPart(file, head)).name == linkage.known.selfMember
    else { return TypeTable.unknown }
    let type = pathType(file, head)
    guard case .key = meaning, types[type].kind == .instance else { return type }
    let names = linkage.known.wrappers
    if let keyType = names.keyType,
      let value = nestedType(named: keyType, in: types[type].symbol, file),
      declaration(value).kind == .typealias
    {
      return declarationType(value)
    }
    for name in names.keyValues where find(name, of: type, from: file) {
      return substituted(declarationType(found[0]), type)
    }
    return type
  }

  /// A key path without a root that is an argument of an attribute: `\.name`.
  ///
  /// Its root is what the wrapper demands. Where that is not known, it is most likely one that the
  /// project extends for this, and no type of its own.
  mutating func keyPathMember(_ file: FileID, _ index: Int, in argument: Int) -> TypeID {
    let name = reference(file, index).name
    let (roots, areAll) = roots(file, argument, Int(reference(file, argument).link))
    for root in roots {
      if areAll, name == linkage.known.selfMember { return root }
      if find(name, of: root, from: file), choose(file, index) {
        return memberType(file, index, base: root)
      }
    }
    if areAll { return TypeTable.unknown }
    return only(linkage.members.onlyOutsideVariable(named: name), file, index)
  }

  /// Where a key path may begin that is an argument of an attribute, and whether it can begin
  /// nowhere else.
  private mutating func roots(
    _ file: FileID, _ argument: Int, _ part: Int
  ) -> (types: [TypeID], areAll: Bool) {
    let head = head(of: part, file)
    let wrapper = wrapper(file, head)
    let roots = demandedTypes(file, argument, part).filter { isKeyPath($0) }
      .map { types.operand(0, of: $0) }
    guard types[wrapper].kind == .outside, roots.isEmpty,
      let known = linkage.known.wrappers[NameID(bitPattern: types[wrapper].symbol)]
    else {
      let areAll = roots.allSatisfy {
        types[$0].kind == .instance || types[$0].kind == .outside
      }
      return (roots, areAll && !roots.isEmpty)
    }
    switch known.root {
    case .types(let names):
      return (names.map { outside($0, [], isMetatype: false) }, known.isOnlyRoot)
    case .element:
      return ([element(of: declarationType(owner(file, reference(file, head))))], true)
    }
  }

  private func isType(_ id: TypeID, named name: NameID) -> Bool {
    types[id].kind == .outside && NameID(bitPattern: types[id].symbol) == name
  }
}

extension FileFacts {
  /// The positions of the attributes of a variable of code.
  func attributes(ofLocal index: Int) -> Range<Int> {
    let local = locals[index]
    return local.attributeStart == 0
      ? 0..<0 : attributes(from: local.attributeStart, to: local.offset)
  }

  /// The positions of the attributes between two offsets.
  func attributes(from start: UInt32, to end: UInt32) -> Range<Int> {
    let first = attributes.partitioningIndex { $0.offset >= start }
    var last = first
    while last < attributes.count, attributes[last].offset < end { last += 1 }
    return first..<last
  }
}
