import LintelGraph
import LintelScanner

/// The types of the values of declarations and of variables of code.
protocol ValueTypeInferring: KnownMemberInferring, WrapperTypeInferring, ~Copyable {}

extension ValueTypeInferring where Self: ~Copyable {
  /// The type of the value of a declaration: of a variable, or of what a function returns.
  mutating func declarationType(_ id: DeclarationID) -> TypeID {
    guard id.isPresent else { return TypeTable.unknown }
    switch types.declarationTypes[id.position] {
    case TypeTable.pending: return TypeTable.unknown
    case TypeTable.unset: break
    case let type: return type
    }
    guard types.depth < Types.maximumDepth else { return TypeTable.unknown }
    types.declarationTypes[id.position] = TypeTable.pending
    types.depth += 1
    let type = findDeclarationType(id)
    types.depth -= 1
    types.declarationTypes[id.position] = type
    return type
  }

  private mutating func findDeclarationType(_ id: DeclarationID)
    -> TypeID
  {
    let value = declaration(id)
    let fact = linkage.linker.table.facts[id.position]
    guard fact >= 0 else { return TypeTable.unknown }
    let extent = linkage.files[value.file.position].extents[Int(fact)]
    switch value.kind {
    case .initializer, .enumCase: return types.enclosingInstance(of: value.enclosing)
    case .function, .subscript, .typealias:
      return types.writtenType(value.file, extent.typeStart, extent.typeEnd)
    case .variable, .constant:
      if extent.typeStart > 0 {
        return types.writtenType(value.file, extent.typeStart, extent.typeEnd)
      }
      if extent.isChoice || extent.value.isCode { enter(value.file) }
      if extent.isChoice { return choiceType(value.file, extent.valueStart, in: id) }
      guard extent.value == .none else {
        return valueType(value.file, extent.value, at: extent.valueStart, in: id)
      }
      let attributes = attributes(of: id)
      guard !attributes.isEmpty else { return TypeTable.unknown }
      enter(value.file)
      return wrappedType(value.file, attributes)
    default: return TypeTable.unknown
    }
  }

  /// The type of a variable of code.
  mutating func localType(_ file: FileID, _ index: Int) -> TypeID {
    let known = code[file.position].localTypes[index]
    if known != TypeTable.unset { return known }
    let type = findLocalType(file, index)
    // While it is being found what it depends on is not known.
    if type != TypeTable.unknown { code[file.position].localTypes[index] = type }
    return type
  }

  private mutating func findLocalType(_ file: FileID, _ index: Int)
    -> TypeID
  {
    let local = linkage.files[file.position].locals[index]
    if local.typeStart > 0 { return types.writtenType(file, local.typeStart) }
    guard types.depth < Types.maximumDepth else { return TypeTable.unknown }
    types.depth += 1
    defer { types.depth -= 1 }
    let owner = linkage.linker.table.number(of: local.owner, in: file)
    if local.isChoice {
      let type = choiceType(file, local.valueStart, in: owner)
      return local.kind == .loop ? types.element(of: type) : type
    }
    switch local.kind {
    case .variable where local.value == .none:
      return wrappedType(
        file, linkage.files[file.position].attributes(ofLocal: index))
    case .variable, .condition, .capture:
      return valueType(file, local.value, at: local.valueStart, in: owner)
    case .loop:
      return types.element(
        of: valueType(file, local.value, at: local.valueStart, in: owner))
    case .closureParameter:
      let place = code[file.position].locals.closureParameters[index]
      guard place.closure >= 0 else { return TypeTable.unknown }
      return closureParameterType(
        file, Int(place.closure), Int(place.index))
    case .pattern: return patternType(file, local)
    case .caughtError: return types.external(linkage.known.errorType, [], isMetatype: false)
    case .tuple: return TypeTable.unknown
    }
  }

  /// The type of a value that starts at `offset` in the declaration `owner`.
  mutating func valueType(
    _ file: FileID, _ kind: ValueKind, at offset: UInt32, in owner: DeclarationID
  ) -> TypeID {
    guard offset > 0 else { return TypeTable.unknown }
    switch kind {
    case .string:
      return types.external(linkage.known.string, [], isMetatype: false)
    case .number:
      return types.external(linkage.known.int, [], isMetatype: false)
    case .fraction:
      return types.external(linkage.known.double, [], isMetatype: false)
    case .boolean:
      return types.external(linkage.known.bool, [], isMetatype: false)
    case .selfValue: return types.enclosingInstance(of: owner)
    case .reference:
      guard let index = base(file, from: offset) else { return TypeTable.unknown }
      return pathType(file, index)
    case .collectionOfPaths:
      guard let index = base(file, from: offset) else { return TypeTable.unknown }
      let fact = reference(file, index)
      if fact.isInTypePosition {
        return types.make(.array, [types.writtenType(file, fact.offset)])
      }
      let element = pathType(file, index)
      return types.make(.array, [types.instance(ofMetatype: element)])
    case .group: return tupleType(file, offset, in: owner)
    case .closure: return closureType(file, offset, isCalled: false)
    case .calledClosure: return closureType(file, offset, isCalled: true)
    case .conversion: return types.writtenType(file, offset)
    case .none, .collection, .other: return TypeTable.unknown
    }
  }

  /// The type of the values in the parentheses at `offset`, if patterns are matched against them.
  private mutating func tupleType(
    _ file: FileID, _ offset: UInt32, in owner: DeclarationID
  ) -> TypeID {
    let items = linkage.files[file.position].tupleItems
    var position = items.partitioningIndex { $0.start >= offset }
    var parts: [TypeID] = []
    while position < items.count, items[position].start == offset {
      let reference = items[position].reference
      if reference == UsageFact.selfOperand {
        parts.append(types.enclosingInstance(of: owner))
      } else {
        parts.append(
          reference < 0
            ? TypeTable.unknown
            : valueType(ofPathAt: Int(reference), file))
      }
      position += 1
    }
    if parts.count == 1 { return parts[0] }
    return parts.isEmpty ? TypeTable.unknown : types.make(.tuple, parts)
  }

  /// The type of the closure whose brace is at `offset`, or of what it returns.
  private mutating func closureType(_ file: FileID, _ offset: UInt32, isCalled: Bool) -> TypeID {
    let closures = linkage.files[file.position].closures
    let closure = closures.partitioningIndex { $0.start >= offset }
    guard closure < closures.count, closures[closure].start == offset else {
      return TypeTable.unknown
    }
    let result = result(of: closure, file)
    if isCalled { return result }
    let count = Int(code[file.position].locals.parameterCounts[closure])
    return types.make(
      .function, [TypeID](repeating: TypeTable.unknown, count: count) + [result])
  }

  /// The base of the first path that is written at or after `offset`.
  private func base(_ file: FileID, from offset: UInt32)
    -> Int?
  {
    let facts = linkage.references[file.position]
    var index = facts.partitioningIndex { $0.offset >= offset }
    while index < facts.count {
      if facts[index].kind != .argument, !facts[index].isContinuation { return index }
      index += 1
    }
    return nil
  }

  /// The type of a name that `case` binds: of the associated value it stands for.
  private mutating func patternType(_ file: FileID, _ local: LocalFact)
    -> TypeID
  {
    let facts = linkage.references[file.position]
    var index = facts.partitioningIndex { $0.offset > local.offset } - 1
    var steps = 0
    while index >= 0, steps < 16 {
      let fact = facts[index]
      if fact.kind == .argument, facts[Int(fact.link)].isInPattern {
        let part = Int(fact.link)
        _ = segmentType(file, part)
        return associatedValue(file, part, at: index)
      }
      index -= 1
      steps += 1
    }
    return TypeTable.unknown
  }

  private mutating func associatedValue(
    _ file: FileID, _ part: Int, at argument: Int
  ) -> TypeID {
    let target = code[file.position].targets[part]
    guard target.isPresent, declaration(target).kind == .enumCase else {
      return TypeTable.unknown
    }
    return parameterType(of: target, forArgument: argument, file, part)
  }
}

extension ValueKind {
  /// Whether code has to be looked at to find out the type of the value.
  var isCode: Bool {
    switch self {
    case .reference, .collectionOfPaths, .closure: true
    default: false
    }
  }
}
