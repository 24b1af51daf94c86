import LintelScanner

/// What the standard library, dynamic members and closures make of values.
enum KnownMembers {
  /// Members that the standard library declares.
  static func builtInMember(
    _ file: FileID, _ index: Int, of base: TypeID, in inference: inout Inference
  ) -> TypeID {
    let fact = inference.reference(file, index)
    let type = inference.types[base]
    var result = TypeTable.unknown
    switch type.kind {
    case .array, .dictionary:
      if inference.linkage.known.elementMembers.contains(fact.name) {
        return subscripted(inference.types.element(of: base), file, index, in: &inference)
      } else if inference.linkage.known.collectionMembers.contains(fact.name) {
        result = base
      } else if fact.name == inference.linkage.known.enumerated {
        result = inference.types.make(
          .array, -1,
          [
            inference.types.make(
              .tuple, -1, [TypeTable.unknown, inference.types.element(of: base)])
          ])
      } else if inference.linkage.known.mappingMembers.contains(fact.name) {
        let element = mapped(file, index, in: &inference)
        let isFlat =
          fact.name == inference.linkage.known.flatMap && inference.types[element].kind == .array
        result = isFlat ? element : inference.types.make(.array, -1, [element])
      } else if type.kind == .dictionary, fact.name == inference.linkage.known.values {
        result = inference.types.make(.array, -1, [inference.types.operand(1, of: base)])
      } else if type.kind == .dictionary, fact.name == inference.linkage.known.keys {
        result = inference.types.make(.array, -1, [inference.types.operand(0, of: base)])
      }
    case .externalMetatype where inference.linkage.known.sharedValues.contains(fact.name):
      result = inference.types.instance(ofMetatype: base)
    case .tuple:
      if let number = tupleIndex(fact.name, in: &inference) {
        result = inference.types.operand(number, of: base)
      }
    case .external where inference.linkage.known.decoders.contains(fact.name):
      result = decoded(file, index, in: &inference)
    case .instance, .external:
      if fact.name == inference.linkage.known.map || fact.name == inference.linkage.known.flatMap {
        result = mapped(file, index, in: &inference)
      }
    default: break
    }
    return subscripted(result, file, index, in: &inference)
  }

  private static func subscripted(
    _ id: TypeID, _ file: FileID, _ index: Int, in inference: inout Inference
  ) -> TypeID {
    guard inference.reference(file, index).isSubscripted else { return id }
    switch inference.types[id].kind {
    case .array: return inference.types.operand(0, of: id)
    case .dictionary: return inference.types.operand(1, of: id)
    default: return TypeTable.unknown
    }
  }

  private static func tupleIndex(_ name: NameID, in inference: inout Inference) -> Int? {
    let text = inference.linkage.linker.scanned.names.text(of: name)
    if text == "key" { return 0 }
    if text == "value" || text == "element" { return 1 }
    return Int(text)
  }

  /// `decode(T.self, …)` makes a `T`.
  private static func decoded(_ file: FileID, _ index: Int, in inference: inout Inference) -> TypeID
  {
    let first = inference.calls.argument(after: Int32(index), file)
    return first >= 0 ? inference.argumentType(file, Int(first)) : TypeTable.unknown
  }

  /// What the key path, or the closure of one expression, that is passed to a call leads to.
  private static func mapped(_ file: FileID, _ index: Int, in inference: inout Inference) -> TypeID
  {
    let argument = Int(inference.calls.argument(after: Int32(index), file))
    guard argument >= 0 else { return TypeTable.unknown }
    let next = argument + 1
    if next < inference.linkage.references[Int(file)].count,
      case let fact = inference.reference(file, next),
      fact.kind == .keypath, !fact.isContinuation
    {
      return inference.pathType(file, next)
    }
    let closures = inference.linkage.files[Int(file)].closures
    let position = closures.partitioningIndex {
      $0.start >= inference.reference(file, argument).offset
    }
    // `{ f($0) }`
    guard position < closures.count, Int(closures[position].argument) == argument,
      closures[position].value >= 0
    else { return TypeTable.unknown }
    return Expectations.valueType(ofPathAt: Int(closures[position].value), file, in: &inference)
  }
}
