import LintelGraph
import LintelScanner

/// The types of members of the standard library and of SDKs.
extension Inference {
  /// Returns the type of a member that the standard library or another SDK declares, `rows.first`,
  /// before the subscript that may follow it.
  mutating func builtInMember(_ segment: Segment, of base: TypeID) -> TypeID {
    let name = linkage[segment].name
    for strategy in BuiltInMemberStrategy.allCases {
      if let type = builtInMember(segment, name, of: base, by: strategy) { return type }
    }
    return TypeTable.unknown
  }

  /// Tries one strategy.
  ///
  /// - Returns: the type of the member; `nil` if the next strategy is to be tried.
  private mutating func builtInMember(
    _ segment: Segment, _ name: NameID, of base: TypeID, by strategy: BuiltInMemberStrategy
  ) -> TypeID? {
    let type = types[base]
    switch strategy {
    case .shape: return known(shapedResult(segment))
    case .projection:
      return type.kind == .instance
        ? known(projectedMember(name, of: base, segment.file)) : nil
    case .collection:
      return type.kind == .array || type.kind == .dictionary
        ? collectionMember(segment, name, of: base) : nil
    case .sharedValue:
      return type.kind == .externalMetatype && linkage.known.sharedValues.contains(name)
        ? known(types.instance(ofMetatype: base)) : nil
    case .madeByClosure:
      guard type.kind == .externalMetatype, linkage.known.holders.isMadeByClosure(type.name) else {
        return nil
      }
      let arguments = genericArguments(ofExternal: type.name, madeBy: segment)
      return arguments.isEmpty ? nil : types.external(type.name, arguments, isMetatype: false)
    case .decoded:
      return type.kind == .external && linkage.known.decoders.contains(name)
        ? known(decoded(segment)) : nil
    case .held:
      guard type.kind == .external,
        let argument = linkage.known.holders.argument(madeBy: name, of: type.name)
      else { return nil }
      return known(types.operand(argument, of: base))
    case .wrapped: return mapsOptional(base, by: name) ? known(mapped(segment)) : nil
    case .unwrapped:
      return name == linkage.known.unsafelyUnwrapped
        && (type.kind == .instance || type.kind == .external) ? base : nil
    case .declared: return externalResult(segment, of: base)
    }
  }

  private func known(_ type: TypeID) -> TypeID? { types[type].kind == .unknown ? nil : type }

  /// Returns the type of a member of a collection, which the members' names determine:
  /// `rows.first`, `table.keys`; `nil` if the name is none of them.
  private mutating func collectionMember(
    _ segment: Segment, _ name: NameID, of base: TypeID
  ) -> TypeID? {
    let isDictionary = types[base].kind == .dictionary
    let element = types.element(of: base)
    if linkage.known.elementMembers.contains(name) { return element }
    if name == linkage.known.reversed { return reversed(base, before: segment) }
    if linkage.known.collectionMembers.contains(name) {
      if linkage.known.orderings.contains(name) { return types.make(.array, [element]) }
      if linkage.known.slicings.contains(name) {
        return types.make(.array, named: slice(of: base), [element])
      }
      if name == linkage.known.lazy {
        return types.make(.array, named: linkage.known.collections.lazy, [element])
      }
      return name == linkage.known.filter ? filtered(base) : base
    }
    if name == linkage.known.enumerated {
      let number = types.external(linkage.known.int, [], isMetatype: false)
      return types.make(
        .array, named: linkage.known.collections.enumerated,
        [types.make(.tuple, [number, element])])
    }
    if linkage.known.mappingMembers.contains(name) {
      let element = mapped(segment)
      let isFlat = name == linkage.known.flatMap && types[element].kind == .array
      if let name = types[base].collectionName, linkage.known.collections.isLazy(name) {
        return types.make(
          .array, named: linkage.known.collections.lazyMap,
          [isFlat ? types.element(of: element) : element])
      }
      return types.make(.array, [isFlat ? types.element(of: element) : element])
    }
    guard isDictionary else { return nil }
    if name == linkage.known.values {
      return types.make(
        .array, named: linkage.known.collections.values, [types.operand(1, of: base)])
    }
    return name == linkage.known.keys
      ? types.make(.array, named: linkage.known.collections.keys, [types.operand(0, of: base)])
      : nil
  }

  /// Returns the name of the collection that a part of a collection is: `ArraySlice` for
  /// `rows.dropFirst()`.
  func slice(of base: TypeID) -> NameID {
    let collections = linkage.known.collections
    let type = types[base]
    if type.kind == .dictionary { return collections.slice }
    guard let name = type.collectionName else { return collections.arraySlice }
    if name == collections.arraySlice || name == collections.slice { return name }
    return linkage.known.isSet(name) ? collections.slice : KnownNames.otherCollection
  }

  /// Returns the type of the elements of a collection that satisfy a condition: a set of a set, but
  /// an array of a dictionary's keys.
  private mutating func filtered(_ base: TypeID) -> TypeID {
    let type = types[base]
    guard type.kind == .array, let name = type.collectionName,
      !linkage.known.filteredToSelf.contains(name)
    else { return base }
    let collections = linkage.known.collections
    let element = types.operand(0, of: base)
    return collections.isLazy(name)
      ? types.make(.array, named: collections.lazyFilter, [element])
      : types.make(.array, [element])
  }

  /// Returns the type that an SDK declares for its member: `Int` for `text.count`.
  private mutating func externalResult(_ segment: Segment, of base: TypeID) -> TypeID {
    let fact = linkage[segment]
    // Types of the project are left out, because most of them inherit from frameworks whose members
    // are known by name alone.
    guard types[base].kind.isExternal, linkage.known.isExternalMember(fact.name),
      let owners = sdkTypes(of: base), !owners.isEmpty
    else { return TypeTable.unknown }
    let isOfType = types[base].kind == .externalMetatype
    let found = calls.fit(
      ofExternalMember: fact.name, of: owners, isOfType: isOfType, calls.arguments(segment))
    guard let entry = found.entry, found.fit > .possible,
      // A method that is not called is a function: `words.filter(text.hasPrefix)`.
      !entry.takesArguments || fact.isCalled
    else { return TypeTable.unknown }
    if entry.resultText.elementsEqual("Self".utf8) {
      return isOfType ? types.instance(ofMetatype: base) : base
    }
    guard let name = linkage.known.sdk.name(ofType: entry.resultText) else {
      return TypeTable.unknown
    }
    return types.external(name, [], isMetatype: false)
  }

  /// Returns the type of the value that a coder makes: `T` for `decode(T.self, from: data)`.
  private mutating func decoded(_ segment: Segment) -> TypeID {
    calls.argument(after: segment).map { argumentType($0) } ?? TypeTable.unknown
  }

  /// Returns the type of the value that the first argument of a call returns, if it is a key path
  /// or a closure: `rows.map(\.title)`, `rows.map { make($0) }`.
  private mutating func mapped(_ segment: Segment) -> TypeID {
    guard let argument = calls.argument(after: segment) else { return TypeTable.unknown }
    if let value = valueType(ofKeyPathIn: argument) { return value }
    return calls.closure(ofArgument: argument).map { result(of: $0) } ?? TypeTable.unknown
  }

  /// Returns the type of the value to which a key path leads that is passed as an argument:
  /// `rows.map(\.title)`; `nil` if the argument is not a key path.
  mutating func valueType(ofKeyPathIn argument: Segment) -> TypeID? {
    guard case .keyPath = calls.sort(ofArgument: argument) else { return nil }
    return linkage.following(argument).map { pathType($0) } ?? TypeTable.unknown
  }
}
