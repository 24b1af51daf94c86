import LintelGraph
import LintelScanner

/// The types that typealiases stand for.
extension TypeTable {
  /// Returns the type that a typealias stands for: `[Row]` for `typealias Rows = [Row]`.
  mutating func aliasType(_ id: DeclarationID) -> TypeID {
    let state = declarationTypes[id.position]
    if state == .pending { return TypeTable.unknown }
    if let type = state.known { return type }
    guard let extent = linkage.extent(of: id), depth < Self.maximumDepth else {
      return TypeTable.unknown
    }
    declarationTypes[id.position] = .pending
    depth += 1
    let start = CodeOffset(extent.typeStart, in: declaration(id).file)
    let type = writtenType(at: start, to: extent.typeEnd)
    depth -= 1
    declarationTypes[id.position] = TypeState(type)
    return type
  }

  /// Returns the type that a typealias with generic arguments stands for: `Box<Row>` for
  /// `Short<Row>` with `typealias Short<T> = Box<T>`.
  mutating func aliasType(_ id: DeclarationID, _ arguments: [TypeID]) -> TypeID {
    let type = aliasType(id)
    guard !arguments.isEmpty else { return type }
    let names = linkage.genericParameters(of: id)
    // `typealias Short = Long` leaves the generic parameters of `Long` open.
    guard !names.isEmpty else {
      return self[type].kind == .instance && self[type].count == 0
        ? make(.instance, self[type].declaration, arguments) : type
    }
    return replaced(type, id, Dictionary(zip(names, arguments)) { first, _ in first })
  }
}
