import LintelGraph
import LintelScanner

/// The types of the values of declarations and of local variables.
extension Inference {
  /// Returns the type of a declaration's value, or of a function's result: `let row = Row()`.
  mutating func declarationType(_ id: DeclarationID) -> TypeID {
    guard id.isPresent else { return TypeTable.unknown }
    let state = types.declarationTypes[id.position]
    if state == .pending { return TypeTable.unknown }
    if let type = state.known { return type }
    guard types.depth < TypeTable.maximumDepth else { return TypeTable.unknown }
    types.declarationTypes[id.position] = .pending
    types.depth += 1
    let type = findDeclarationType(id)
    types.depth -= 1
    types.declarationTypes[id.position] = TypeState(type)
    return type
  }

  /// Finds the type of a declaration. The first of these determines the type of a variable:
  ///
  /// 1. the written type: `let rows: [Row] = []`. Must come before the others, because the compiler
  ///    converts the value to it;
  /// 2. the branches of the value: `let row = isNew ? first : last`. Must come before 3, because
  ///    the value begins with a condition;
  /// 3. the value: `let row = Row()`. Must come before 4, because a wrapper holds the initial
  ///    value: `@State var row = Row()`;
  /// 4. the property wrapper: `@Environment(\.theme) var theme`.
  private mutating func findDeclarationType(_ id: DeclarationID) -> TypeID {
    let value = declaration(id)
    guard let extent = linkage.extent(of: id) else { return TypeTable.unknown }
    switch value.kind {
    case .initializer, .enumCase: return types.enclosingInstance(of: value.enclosing)
    case .function, .subscript, .typealias:
      return types.writtenType(at: CodeOffset(extent.typeStart, in: value.file), to: extent.typeEnd)
    case .variable, .constant:
      if extent.typeStart > 0 {
        return types.writtenType(
          at: CodeOffset(extent.typeStart, in: value.file), to: extent.typeEnd)
      }
      if extent.isChoice || extent.value.isCode { enter(value.file) }
      if extent.isChoice {
        return choiceType(at: CodeOffset(extent.valueStart, in: value.file), in: id)
      }
      guard extent.value == .none else {
        return valueType(extent.value, at: CodeOffset(extent.valueStart, in: value.file), in: id)
      }
      let attributes = attributes(of: id)
      guard !attributes.isEmpty else { return TypeTable.unknown }
      enter(value.file)
      return wrappedType(by: attributes)
    default: return TypeTable.unknown
    }
  }

  /// Returns the type of a local variable: of `row` in `for row in rows`.
  mutating func localType(_ local: LocalVariable) -> TypeID {
    if let known = code[local].known { return known }
    let type = findLocalType(local)
    // An unknown type is not kept, because it may depend on a type whose look-up has not ended.
    if type != TypeTable.unknown { code[local] = TypeState(type) }
    return type
  }

  /// Finds the type of a local variable. The first of these determines it, for the same reasons as
  /// in ``findDeclarationType(_:)``:
  ///
  /// 1. the written type: `let rows: [Row] = []`;
  /// 2. the branches of the value: `let row = isNew ? first : last`;
  /// 3. depending on the kind of variable, the value, an element or other part of it, or the
  ///    property wrapper: `for row in rows`.
  private mutating func findLocalType(_ local: LocalVariable) -> TypeID {
    let fact = linkage[local]
    if fact.typeStart > 0 {
      return types.writtenType(at: CodeOffset(fact.typeStart, in: local.file))
    }
    guard types.depth < TypeTable.maximumDepth else { return TypeTable.unknown }
    types.depth += 1
    defer { types.depth -= 1 }
    let owner = linkage.owner(of: local)
    if fact.isChoice {
      let type = choiceType(at: CodeOffset(fact.valueStart, in: local.file), in: owner)
      return fact.kind == .loop ? types.element(of: type) : type
    }
    switch fact.kind {
    case .variable where fact.value == .none:
      return wrappedType(by: attributes(of: local))
    case .variable, .condition, .capture:
      return valueType(fact.value, at: CodeOffset(fact.valueStart, in: local.file), in: owner)
    case .loop:
      return types.element(
        of: valueType(fact.value, at: CodeOffset(fact.valueStart, in: local.file), in: owner))
    case .closureParameter:
      guard let parameter = code.closureParameter(local) else { return TypeTable.unknown }
      return closureParameterType(parameter.closure, parameter.number)
    case .pattern, .tuple: return boundType(local)
    case .accessorValue:
      return fact.value == .none
        ? declarationType(owner)
        : valueType(fact.value, at: CodeOffset(fact.valueStart, in: local.file), in: owner)
    case .caughtError:
      guard linkage.hasThrownTypes else {
        return types.external(linkage.known.errorType, [], isMetatype: false)
      }
      return caughtType(catchBefore: CodeOffset(fact.offset, in: local.file), in: owner)
    }
  }

  /// Returns the type of a value that starts at `start` in the declaration `owner`: `String` for
  /// `"a"`.
  mutating func valueType(
    _ kind: ValueKind, at start: CodeOffset, in owner: DeclarationID
  ) -> TypeID {
    guard start.offset > 0 else { return TypeTable.unknown }
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
      guard let base = base(from: start) else { return TypeTable.unknown }
      return operatedType(ofPathAt: base)
    case .collectionOfPaths:
      guard let base = base(from: start) else { return TypeTable.unknown }
      let fact = linkage[base]
      if fact.isInTypePosition {
        return types.make(.array, [types.writtenType(at: linkage.offset(of: base))])
      }
      let element = pathType(base)
      return types.make(.array, [types.instance(ofMetatype: element)])
    case .group: return tupleType(at: start, in: owner)
    case .closure: return closureType(at: start, isCalled: false)
    case .calledClosure: return closureType(at: start, isCalled: true)
    case .conversion: return types.writtenType(at: start)
    case .array: return types.make(.array, [TypeTable.unknown])
    case .dictionary: return types.make(.dictionary, [TypeTable.unknown, TypeTable.unknown])
    case .none, .collection, .other: return TypeTable.unknown
    }
  }

  /// Returns the type of the values in the parentheses at `start`, if the facts contain them:
  /// `(row, 1)`.
  private mutating func tupleType(at start: CodeOffset, in owner: DeclarationID) -> TypeID {
    let (file, offset) = (start.file, start.offset)
    let items = linkage.files[file.position].tupleItems
    var position = items.partitioningIndex { $0.offset > offset }
    var parts: [TypeID] = []
    var labels: [NameID] = []
    guard position < items.count, items[position].start == offset else { return TypeTable.unknown }
    let limit = min(items.count, position + 64)
    while position < limit {
      let item = items[position]
      position += 1
      // Closures in the parentheses may contain other tuples.
      guard item.start == offset else {
        if item.start > 0, item.start < offset { break }
        continue
      }
      labels.append(types.tupleLabel(at: CodeOffset(item.offset, in: file)))
      parts.append(partType(item, in: owner, file))
    }
    return parts.count == 1 ? parts[0] : types.make(tupleOf: parts, labels: labels)
  }

  private mutating func partType(
    _ item: TupleItemFact, in owner: DeclarationID, _ file: FileID
  ) -> TypeID {
    if item.isOperation { return TypeTable.unknown }
    if item.reference == UsageFact.selfOperand { return types.enclosingInstance(of: owner) }
    if let base = Segment(ifPresent: item.reference, in: file) { return valueType(ofPathAt: base) }
    // Parentheses in parentheses: `((row, 1), 2)`.
    guard types.depth < TypeTable.maximumDepth else { return TypeTable.unknown }
    types.depth += 1
    defer { types.depth -= 1 }
    return tupleType(at: CodeOffset(item.offset, in: file), in: owner)
  }

  /// Returns the type of the closure whose brace is at `start`, or of its result if it is called
  /// at once: `{ Row() }()`.
  private mutating func closureType(at start: CodeOffset, isCalled: Bool) -> TypeID {
    guard let closure = linkage.closure(at: start) else { return TypeTable.unknown }
    let result = result(of: closure)
    if isCalled { return result }
    let parameters = [TypeID](
      repeating: TypeTable.unknown, count: code.parameterCount(of: closure))
    return types.make(.function, parameters + [result])
  }

  /// Returns the base of the first path that is written at or after `start`.
  func base(from start: CodeOffset) -> Segment? {
    let facts = linkage.references[start.file.position]
    var index = facts.partitioningIndex { $0.offset >= start.offset }
    while index < facts.count {
      if facts[index].kind != .argument, !facts[index].isContinuation {
        return Segment(index, in: start.file)
      }
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
