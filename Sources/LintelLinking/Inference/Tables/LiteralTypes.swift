import LintelGraph
import LintelScanner

/// The types that declarations of the project let literals make, with what makes them.
struct LiteralTypes {
  /// What a type is made by: its initialisers for a literal, wherever they stand, or else what says
  /// that it conforms.
  private struct Maker {
    var conforming: DeclarationID
    var initializers: [DeclarationID] = []
  }

  private enum Key: Hashable {
    case own(DeclarationID, LiteralSort)
    case external(NameID, LiteralSort)
  }

  private var makers: [Key: Maker] = [:]

  /// The sorts of literals that make any such type.
  private(set) var sorts: Set<LiteralSort> = []

  var isEmpty: Bool { makers.isEmpty }

  init(
    _ linker: borrowing Linker, _ members: borrowing MemberTable, _ known: borrowing KnownNames,
    externalTypes: [DeclarationID: NameID]
  ) {
    if known.literals.sorts.isEmpty { return }
    var sorts: [DeclarationID: Set<LiteralSort>] = [:]
    // A protocol of the project may refine one of literals.
    for _ in 0..<3 {
      for (id, supertype) in linker.supertypes {
        let found =
          supertype.declaration.map { id in
            linker.table.declarations[id].kind == .protocol ? sorts[id] ?? [] : []
          } ?? known.literals.sorts[supertype.name.id]
        if let found, !found.isEmpty { sorts[id, default: []].formUnion(found) }
      }
    }
    for (id, all) in sorts {
      let value = linker.table.declarations[id]
      guard value.kind != .protocol, linker.table.isActive(id) else { continue }
      for sort in all {
        let key: Key
        if let type = externalTypes[id] {
          key = .external(type, sort)
        } else {
          key = .own(value.extendedType ?? id, sort)
        }
        // An extension says it for the type as well; which of them comes first does not matter.
        if let other = makers[key]?.conforming,
          value.kind != .extension
            || linker.table.declarations[other].kind == .extension && other < id
        {
          continue
        }
        makers[key] = Maker(conforming: id)
      }
    }
    for key in Array(makers.keys) {
      let (scope, sort): (Scope, LiteralSort) =
        switch key {
        case .own(let type, let sort): (.declaration(type), sort)
        case .external(let type, let sort): (.external(type), sort)
        }
      for position in members.range(of: known.initializer, in: scope) {
        let id = members[position]
        let range = linker.table.parameters[id.position]
        guard range.count == 1,
          case let facts = linker.scanned.files[linker.table.declarations[id].file.position],
          facts.parameters[Int(range.lowerBound)].label == known.literals.labels[sort]
        else { continue }
        makers[key]?.initializers.append(id)
      }
      // What nobody here wrote, such a type has from where it is declared.
      if scope.externalType != nil, makers[key]?.initializers.isEmpty == true {
        makers[key] = nil
      }
    }
    self.sorts = Set(
      makers.keys.map { key in
        switch key {
        case .own(_, let sort), .external(_, let sort): sort
        }
      })
  }

  /// What makes a value of a type of a literal, all that may do so; empty if the type's own module
  /// does, or nothing.
  func makers(of type: ValueType, from sort: LiteralSort) -> [DeclarationID] {
    let key: Key
    switch type.kind {
    case .instance: key = .own(type.declaration, sort)
    case .external: key = .external(type.name, sort)
    default: return []
    }
    guard let maker = makers[key] else { return [] }
    return maker.initializers.isEmpty ? [maker.conforming] : maker.initializers
  }
}
