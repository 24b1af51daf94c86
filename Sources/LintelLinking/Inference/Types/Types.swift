import LintelGraph
import LintelScanner

/// The types that inference comes across: written types, generic parameters, associated types, and
/// the types of declarations.
struct Types: LinkageReading {
  let linkage: Linkage
  var types = TypeTable()
  /// For each declaration, the type of its value, or of its result; ``TypeTable/unset`` until it is
  /// looked up.
  var declarationTypes: [TypeID]
  /// The written types that were read, by file and offset.
  var writtenTypes = IntMap(minimumCapacity: 0)
  /// The number of nested look-ups that are in progress.
  var depth = 0

  /// A type that takes more nested look-ups is unknown, so that no input can exhaust the stack.
  static let maximumDepth = 100

  init(_ linkage: Linkage) {
    self.linkage = linkage
    declarationTypes = [TypeID](
      repeating: TypeTable.unset, count: linkage.linker.table.declarations.count)
  }

  subscript(id: TypeID) -> ValueType { types[id] }

  func operands(of id: TypeID) -> [TypeID] { types.operands(of: id) }

  func operand(_ index: Int, of id: TypeID) -> TypeID { types.operand(index, of: id) }

  func hasOperand(_ id: TypeID, where isWanted: (TypeID) -> Bool) -> Bool {
    types.hasOperand(id, where: isWanted)
  }

  func parameterName(of id: TypeID) -> NameID { types.parameterName(of: id) }

  mutating func make(parameter: GenericParameter) -> TypeID { types.make(parameter: parameter) }

  mutating func make(
    _ kind: ValueType.Kind, _ declaration: DeclarationID, _ parts: [TypeID] = []
  ) -> TypeID {
    types.make(kind, declaration, parts)
  }

  mutating func make(
    _ kind: ValueType.Kind, named name: NameID, _ parts: [TypeID] = []
  ) -> TypeID {
    types.make(kind, named: name, parts)
  }

  mutating func make(_ kind: ValueType.Kind, _ parts: [TypeID] = []) -> TypeID {
    types.make(kind, parts)
  }

  mutating func make(tupleOf parts: [TypeID], labels: [NameID]) -> TypeID {
    types.make(tupleOf: parts, labels: labels)
  }

  mutating func make(like type: ValueType, _ parts: [TypeID]) -> TypeID {
    types.make(like: type, parts)
  }

  /// Returns the type that a typealias stands for: `[Row]` for `typealias Rows = [Row]`.
  mutating func aliasType(_ id: DeclarationID) -> TypeID {
    switch declarationTypes[id.position] {
    case TypeTable.pending: return TypeTable.unknown
    case TypeTable.unset: break
    case let type: return type
    }
    let value = declaration(id)
    let fact = linkage.linker.table.facts[id.position]
    guard fact >= 0, depth < Self.maximumDepth else { return TypeTable.unknown }
    declarationTypes[id.position] = TypeTable.pending
    depth += 1
    let extent = linkage.files[value.file.position].extents[Int(fact)]
    let type = writtenType(at: CodeOffset(extent.typeStart, in: value.file), to: extent.typeEnd)
    depth -= 1
    declarationTypes[id.position] = type
    return type
  }

  /// Returns the type that a typealias with generic arguments stands for: `Box<Row>` for
  /// `Short<Row>` with `typealias Short<T> = Box<T>`.
  mutating func aliasType(_ id: DeclarationID, _ arguments: [TypeID]) -> TypeID {
    let type = aliasType(id)
    guard !arguments.isEmpty else { return type }
    let names = linkage.linker.table.genericParameters(of: id, linkage.linker.scanned)
    // `typealias Short = Long` leaves the generic parameters of `Long` open.
    guard !names.isEmpty else {
      return types[type].kind == .instance && types[type].count == 0
        ? make(.instance, types[type].declaration, arguments) : type
    }
    return replaced(type, id, Dictionary(zip(names, arguments)) { first, _ in first })
  }
}
