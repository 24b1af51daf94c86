import LintelGraph
import LintelScanner

/// The types that the project makes expressible by literals, with the declarations that make their
/// values: `extension Tag: ExpressibleByStringLiteral {}`.
struct LiteralTypes {
  /// The declarations that make a type's values from a literal: its initialisers for the literal,
  /// wherever they are declared, or else the declaration that states the conformance.
  private struct Maker {
    var conforming: DeclarationID
    var initializers: [DeclarationID] = []
  }

  private enum Key: Hashable {
    case own(DeclarationID, LiteralSort)
    case external(NameID, LiteralSort)
  }

  private var makers: [Key: Maker] = [:]

  /// The forms of literals that make values of at least one of these types.
  private(set) var sorts: Set<LiteralSort> = []

  var isEmpty: Bool { makers.isEmpty }

  init(
    _ linker: borrowing Linker, _ members: borrowing MemberTable, _ known: borrowing KnownNames,
    externalTypes: [DeclarationID: NameID]
  ) {
    if known.literals.sorts.isEmpty { return }
    var sorts: [DeclarationID: Set<LiteralSort>] = [:]
    // Passes are repeated because a protocol of the project may refine a protocol for literals:
    // `protocol Named: ExpressibleByStringLiteral {}`.
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
        // The conformance that an extension states comes before the type's own, and the first
        // extension before others: the order of the dictionary must not matter.
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
      // An external type for which the project declares no such initialiser has one of its own.
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

  /// Returns all declarations that may make a value of a type from a literal, e.g.
  /// `init(stringLiteral:)` for `let tag: Tag = "a"`; empty if no declaration of the project does.
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
