import LintelGraph
import LintelScanner

/// The types of members of the standard library and of SDKs.
extension Inference {
  /// Returns the type of a member that the standard library or another SDK declares: `rows.first`.
  mutating func builtInMember(_ segment: Segment, of base: TypeID) -> TypeID {
    let fact = linkage[segment]
    let type = types[base]
    var result = shapedResult(segment)
    switch type.kind {
    case _ where types[result].kind != .unknown: break
    case .instance where linkage.known.projected[fact.name] != nil:
      result = projectedMember(fact.name, of: base, segment.file)
    case .array, .dictionary:
      if linkage.known.elementMembers.contains(fact.name) {
        return subscripted(types.element(of: base), segment)
      } else if linkage.known.collectionMembers.contains(fact.name) {
        let isOrdered = type.kind == .dictionary && linkage.known.orderings.contains(fact.name)
        result = isOrdered ? types.make(.array, [types.element(of: base)]) : base
      } else if fact.name == linkage.known.enumerated {
        result = types.make(
          .array,
          [
            types.make(
              .tuple,
              [
                types.external(linkage.known.int, [], isMetatype: false), types.element(of: base),
              ])
          ])
      } else if linkage.known.mappingMembers.contains(fact.name) {
        let element = mapped(segment)
        let isFlat =
          fact.name == linkage.known.flatMap && types[element].kind == .array
        result = isFlat ? element : types.make(.array, [element])
      } else if type.kind == .dictionary, fact.name == linkage.known.values {
        result = types.make(.array, [types.operand(1, of: base)])
      } else if type.kind == .dictionary, fact.name == linkage.known.keys {
        result = types.make(.array, [types.operand(0, of: base)])
      }
    case .externalMetatype where linkage.known.sharedValues.contains(fact.name):
      result = types.instance(ofMetatype: base)
    case .externalMetatype where linkage.known.holders.isMadeByClosure(type.name):
      // A static method may make a value as the initialiser does: `Task.detached { … }`.
      let arguments = genericArguments(ofExternal: type.name, madeBy: segment)
      if !arguments.isEmpty { result = types.external(type.name, arguments, isMetatype: false) }
    case .external where linkage.known.decoders.contains(fact.name):
      result = decoded(segment)
    case .external where linkage.known.holders.argument(madeBy: fact.name, of: type.name) != nil:
      let argument = linkage.known.holders.argument(madeBy: fact.name, of: type.name)
      result = types.operand(argument ?? 0, of: base)
    case .instance, .external:
      if mapsOptional(base, by: fact.name) {
        result = mapped(segment)
      } else if fact.name == linkage.known.unsafelyUnwrapped {
        result = base
      }
    default: break
    }
    if types[result].kind == .unknown { result = externalResult(segment, of: base) }
    return subscripted(result, segment)
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

  private func subscripted(_ id: TypeID, _ segment: Segment) -> TypeID {
    guard linkage[segment].isSubscripted else { return id }
    switch types[id].kind {
    case .array: return types.operand(0, of: id)
    case .dictionary: return types.operand(1, of: id)
    default: return TypeTable.unknown
    }
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
