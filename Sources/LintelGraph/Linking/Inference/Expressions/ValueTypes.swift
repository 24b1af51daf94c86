import LintelScanner

/// The types of the values of declarations and of variables of code.
enum ValueTypes {
  /// The type of the value of a declaration: of a variable, or of what a function returns.
  static func declarationType(_ id: DeclarationID, in inference: inout Inference) -> TypeID {
    guard id >= 0 else { return TypeTable.unknown }
    switch inference.types.declarationTypes[Int(id)] {
    case TypeTable.pending: return TypeTable.unknown
    case TypeTable.unset: break
    case let type: return type
    }
    guard inference.types.depth < Types.maximumDepth else { return TypeTable.unknown }
    inference.types.declarationTypes[Int(id)] = TypeTable.pending
    inference.types.depth += 1
    let type = findDeclarationType(id, in: &inference)
    inference.types.depth -= 1
    inference.types.declarationTypes[Int(id)] = type
    return type
  }

  private static func findDeclarationType(_ id: DeclarationID, in inference: inout Inference)
    -> TypeID
  {
    let value = inference.declaration(id)
    let fact = inference.linkage.linker.table.facts[Int(id)]
    guard fact >= 0 else { return TypeTable.unknown }
    let extent = inference.linkage.files[Int(value.file)].extents[Int(fact)]
    switch value.kind {
    case .initializer, .enumCase: return inference.types.enclosingInstance(of: value.owner)
    case .function, .subscript, .typealias:
      return inference.types.writtenType(value.file, extent.typeStart, extent.typeEnd)
    case .variable, .constant:
      if extent.typeStart > 0 {
        return inference.types.writtenType(value.file, extent.typeStart, extent.typeEnd)
      }
      if extent.value.isCode { inference.enter(value.file) }
      guard extent.value == .none else {
        return valueType(value.file, extent.value, at: extent.valueStart, in: id, in: &inference)
      }
      let attributes = inference.attributes(of: id)
      guard !attributes.isEmpty else { return TypeTable.unknown }
      inference.enter(value.file)
      return PropertyWrappers.wrappedType(value.file, attributes, in: &inference)
    default: return TypeTable.unknown
    }
  }

  /// The type of a variable of code.
  static func localType(_ file: FileID, _ index: Int, in inference: inout Inference) -> TypeID {
    let known = inference.code[Int(file)].localTypes[index]
    if known != TypeTable.unset { return known }
    let type = findLocalType(file, index, in: &inference)
    // While it is being found what it depends on is not known.
    if type != TypeTable.unknown { inference.code[Int(file)].localTypes[index] = type }
    return type
  }

  private static func findLocalType(_ file: FileID, _ index: Int, in inference: inout Inference)
    -> TypeID
  {
    let local = inference.linkage.files[Int(file)].locals[index]
    if local.typeStart > 0 { return inference.types.writtenType(file, local.typeStart) }
    guard inference.types.depth < Types.maximumDepth else { return TypeTable.unknown }
    inference.types.depth += 1
    defer { inference.types.depth -= 1 }
    let owner = inference.linkage.linker.table.number(of: local.owner, in: file)
    switch local.kind {
    case .variable where local.value == .none:
      return PropertyWrappers.wrappedType(
        file, inference.linkage.files[Int(file)].attributes(ofLocal: index), in: &inference)
    case .variable, .condition, .capture:
      return valueType(file, local.value, at: local.valueStart, in: owner, in: &inference)
    case .loop:
      return inference.types.element(
        of: valueType(file, local.value, at: local.valueStart, in: owner, in: &inference))
    case .closureParameter:
      let place = inference.code[Int(file)].locals.closureParameters[index]
      guard place.closure >= 0 else { return TypeTable.unknown }
      return KnownMembers.closureParameterType(
        file, Int(place.closure), Int(place.index), in: &inference)
    case .pattern: return patternType(file, local, in: &inference)
    case .tuple: return TypeTable.unknown
    }
  }

  /// The type of a value that starts at `offset` in the declaration `owner`.
  static func valueType(
    _ file: FileID, _ kind: ValueKind, at offset: UInt32, in owner: DeclarationID,
    in inference: inout Inference
  ) -> TypeID {
    guard offset > 0 else { return TypeTable.unknown }
    switch kind {
    case .string:
      return inference.types.external(inference.linkage.known.string, [], isMetatype: false)
    case .number:
      return inference.types.external(inference.linkage.known.int, [], isMetatype: false)
    case .boolean:
      return inference.types.external(inference.linkage.known.bool, [], isMetatype: false)
    case .selfValue: return inference.types.enclosingInstance(of: owner)
    case .reference:
      guard let index = base(file, from: offset, in: &inference) else { return TypeTable.unknown }
      return inference.pathType(file, index)
    case .collectionOfPaths:
      guard let index = base(file, from: offset, in: &inference) else { return TypeTable.unknown }
      let fact = inference.reference(file, index)
      if fact.isInTypePosition {
        return inference.types.make(.array, -1, [inference.types.writtenType(file, fact.offset)])
      }
      let element = inference.pathType(file, index)
      return inference.types.make(.array, -1, [inference.types.instance(ofMetatype: element)])
    case .group: return tupleType(file, offset, in: owner, in: &inference)
    case .none, .closure, .collection, .other: return TypeTable.unknown
    }
  }

  /// The type of the values in the parentheses at `offset`, if patterns are matched against them.
  private static func tupleType(
    _ file: FileID, _ offset: UInt32, in owner: DeclarationID,
    in inference: inout Inference
  ) -> TypeID {
    let items = inference.linkage.files[Int(file)].tupleItems
    var position = items.partitioningIndex { $0.start >= offset }
    var parts: [TypeID] = []
    while position < items.count, items[position].start == offset {
      let reference = items[position].reference
      if reference == UsageFact.selfOperand {
        parts.append(inference.types.enclosingInstance(of: owner))
      } else {
        parts.append(
          reference < 0
            ? TypeTable.unknown
            : Expectations.valueType(ofPathAt: Int(reference), file, in: &inference))
      }
      position += 1
    }
    if parts.count == 1 { return parts[0] }
    return parts.isEmpty ? TypeTable.unknown : inference.types.make(.tuple, -1, parts)
  }

  /// The base of the first path that is written at or after `offset`.
  private static func base(_ file: FileID, from offset: UInt32, in inference: inout Inference)
    -> Int?
  {
    let facts = inference.linkage.references[Int(file)]
    var index = facts.partitioningIndex { $0.offset >= offset }
    while index < facts.count {
      if facts[index].kind != .argument, !facts[index].isContinuation { return index }
      index += 1
    }
    return nil
  }

  /// The type of a name that `case` binds: of the associated value it stands for.
  private static func patternType(_ file: FileID, _ local: LocalFact, in inference: inout Inference)
    -> TypeID
  {
    let facts = inference.linkage.references[Int(file)]
    var index = facts.partitioningIndex { $0.offset > local.offset } - 1
    var steps = 0
    while index >= 0, steps < 16 {
      let fact = facts[index]
      if fact.kind == .argument, facts[Int(fact.link)].isInPattern {
        let part = Int(fact.link)
        _ = inference.segmentType(file, part)
        return associatedValue(file, part, at: index, in: &inference)
      }
      index -= 1
      steps += 1
    }
    return TypeTable.unknown
  }

  private static func associatedValue(
    _ file: FileID, _ part: Int, at argument: Int,
    in inference: inout Inference
  ) -> TypeID {
    let target = inference.code[Int(file)].targets[part]
    guard target >= 0, inference.declaration(target).kind == .enumCase else {
      return TypeTable.unknown
    }
    return Expectations.parameterType(of: target, forArgument: argument, file, part, in: &inference)
  }
}
