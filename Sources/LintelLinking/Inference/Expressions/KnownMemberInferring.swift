import LintelGraph
import LintelScanner

/// What the standard library, dynamic members and closures make of values.
protocol KnownMemberInferring: OverloadInferring, ~Copyable {}

extension KnownMemberInferring where Self: ~Copyable {
  /// Members that the standard library declares.
  mutating func builtInMember(
    _ file: FileID, _ index: Int, of base: TypeID
  ) -> TypeID {
    let fact = reference(file, index)
    let type = types[base]
    var result = shapedResult(file, index)
    switch type.kind {
    case _ where types[result].kind != .unknown: break
    case .instance where linkage.known.projected[fact.name] != nil:
      result = projectedMember(fact.name, of: base, file)
    case .array, .dictionary:
      if linkage.known.elementMembers.contains(fact.name) {
        return subscripted(types.element(of: base), file, index)
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
        let element = mapped(file, index)
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
      // `Task.detached { … }`
      let arguments = genericArguments(ofExternal: type.name, madeBy: index, file)
      if !arguments.isEmpty { result = types.external(type.name, arguments, isMetatype: false) }
    case .external where linkage.known.decoders.contains(fact.name):
      result = decoded(file, index)
    case .external where linkage.known.holders.argument(madeBy: fact.name, of: type.name) != nil:
      let argument = linkage.known.holders.argument(madeBy: fact.name, of: type.name)
      result = types.operand(argument ?? 0, of: base)
    case .instance, .external:
      if mapsOptional(base, by: fact.name) {
        result = mapped(file, index)
      } else if fact.name == linkage.known.unsafelyUnwrapped {
        result = base
      }
    default: break
    }
    if types[result].kind == .unknown { result = externalResult(file, index, of: base) }
    return subscripted(result, file, index)
  }

  /// The type that a member of an SDK is said to have.
  private mutating func externalResult(
    _ file: FileID, _ index: Int, of base: TypeID
  ) -> TypeID {
    let fact = reference(file, index)
    // What the project's own types inherit is mostly of frameworks that are known by name alone.
    guard types[base].kind.isExternal, linkage.known.isExternalMember(fact.name),
      let owners = sdkTypes(of: base), !owners.isEmpty
    else { return TypeTable.unknown }
    let isOfType = types[base].kind == .externalMetatype
    let found = calls.fit(
      ofExternalMember: fact.name, of: owners, isOfType: isOfType, calls.arguments(file, index))
    guard let entry = found.entry, found.fit > 1,
      // What is not called is a function.
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

  private func subscripted(
    _ id: TypeID, _ file: FileID, _ index: Int
  ) -> TypeID {
    guard reference(file, index).isSubscripted else { return id }
    switch types[id].kind {
    case .array: return types.operand(0, of: id)
    case .dictionary: return types.operand(1, of: id)
    default: return TypeTable.unknown
    }
  }

  /// `decode(T.self, …)` makes a `T`.
  private mutating func decoded(_ file: FileID, _ index: Int) -> TypeID {
    let first = calls.argument(after: Int32(index), file)
    return first >= 0 ? argumentType(file, Int(first)) : TypeTable.unknown
  }

  /// What the key path, or the closure of one expression, that is passed to a call leads to.
  private mutating func mapped(_ file: FileID, _ index: Int) -> TypeID {
    let argument = Int(calls.argument(after: Int32(index), file))
    guard argument >= 0 else { return TypeTable.unknown }
    if case .keyPath = calls.sort(ofArgument: argument, file) {
      return pathType(file, argument + 1)
    }
    // `{ f($0) }`
    guard let closure = calls.closure(ofArgument: argument, file) else {
      return TypeTable.unknown
    }
    return result(of: closure, file)
  }
}
