import LintelGraph
import LintelScanner

/// The types of the values of declarations and of local variables.
extension Inference {
  /// Returns the type of a declaration's value, or of a function's result: `let row = Row()`.
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

  /// Returns the type of a local variable: of `row` in `for row in rows`.
  mutating func localType(_ file: FileID, _ index: Int) -> TypeID {
    let known = code[file.position].localTypes[index]
    if known != TypeTable.unset { return known }
    let type = findLocalType(file, index)
    // An unknown type is not kept, because what it depends on may be being looked up.
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
    case .pattern, .tuple: return boundType(file, index)
    case .accessorValue:
      return local.value == .none
        ? declarationType(owner) : valueType(file, local.value, at: local.valueStart, in: owner)
    case .caughtError:
      guard linkage.hasThrownTypes else {
        return types.external(linkage.known.errorType, [], isMetatype: false)
      }
      return caughtType(file, catchBefore: local.offset, in: owner)
    }
  }

  /// Returns the type of a value that starts at `offset` in the declaration `owner`: `String` for
  /// `"a"`.
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
    case .array: return types.make(.array, [TypeTable.unknown])
    case .dictionary: return types.make(.dictionary, [TypeTable.unknown, TypeTable.unknown])
    case .none, .collection, .other: return TypeTable.unknown
    }
  }

  /// Returns the type of the values in the parentheses at `offset`, if the facts contain them:
  /// `(row, 1)`.
  private mutating func tupleType(
    _ file: FileID, _ offset: UInt32, in owner: DeclarationID
  ) -> TypeID {
    let items = linkage.files[file.position].tupleItems
    var position = items.partitioningIndex { $0.offset > offset }
    var parts: [TypeID] = []
    var labels: [NameID] = []
    guard position < items.count, items[position].start == offset else { return TypeTable.unknown }
    let limit = min(items.count, position + 64)
    while position < limit {
      let item = items[position]
      position += 1
      // Closures in it may contain other tuples.
      guard item.start == offset else {
        if item.start > 0, item.start < offset { break }
        continue
      }
      labels.append(types.tupleLabel(of: item.offset, file))
      parts.append(partType(file, item, in: owner))
    }
    return parts.count == 1 ? parts[0] : types.make(tupleOf: parts, labels: labels)
  }

  private mutating func partType(
    _ file: FileID, _ item: TupleItemFact, in owner: DeclarationID
  ) -> TypeID {
    if item.isOperation { return TypeTable.unknown }
    if item.reference == UsageFact.selfOperand { return types.enclosingInstance(of: owner) }
    if item.reference >= 0 { return valueType(ofPathAt: Int(item.reference), file) }
    // Parentheses in parentheses: `((row, 1), 2)`.
    guard types.depth < Types.maximumDepth else { return TypeTable.unknown }
    types.depth += 1
    defer { types.depth -= 1 }
    return tupleType(file, item.offset, in: owner)
  }

  /// Returns the type of the closure whose brace is at `offset`, or of its result if it is called
  /// at once: `{ Row() }()`.
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

}

extension ValueKind {
  /// Whether the type of the value depends on code: `let rows = load()`.
  var isCode: Bool {
    switch self {
    case .reference, .collectionOfPaths, .closure, .group: true
    default: false
    }
  }
}
