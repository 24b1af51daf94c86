import LintelGraph

extension DependencyGraph {
  /// Returns the type or typealias that `declaration` is or belongs to; for a member of an
  /// extension, the extended type; `nil` for code outside of all types.
  package func type(around declaration: DeclarationID) -> DeclarationID? {
    var current: DeclarationID? = declaration
    while let id = current {
      let value = declarations[id]
      if value.kind.isNominalType || value.kind == .typealias { return id }
      current = value.kind == .extension ? value.extendedType : value.owner
    }
    return nil
  }

  /// Returns the supertypes of a type, and their supertypes as far as the project declares them,
  /// nearest first.
  package func allSupertypes(of type: DeclarationID) -> [Supertype] {
    var result: [Supertype] = []
    var pending = [type]
    var seen: Set<DeclarationID> = [type]
    var next = 0
    while next < pending.count {
      for supertype in supertypes(of: pending[next]) {
        result.append(supertype)
        if let declared = supertype.declaration, seen.insert(declared).inserted {
          pending.append(declared)
        }
      }
      next += 1
    }
    return result
  }

  /// Whether only instances of classes and actors can have the type, as far as the project shows:
  /// `protocol LoginDelegate: AnyObject`.
  package func isClassBound(_ type: DeclarationID) -> Bool {
    switch declarations[type].kind {
    case .class, .actor: true
    case .protocol:
      allSupertypes(of: type).contains { supertype in
        if let declared = supertype.declaration {
          let kind = declarations[declared].kind
          return kind == .class || kind == .actor
        }
        let names = [matchedText(of: supertype.name)] + supertypes(ofExternal: supertype.name)
        return names.contains { ["AnyObject", "class", "Actor", "NSObjectProtocol"].contains($0) }
      }
    default: false
    }
  }

  /// Returns the types that code at `declaration` can name without a qualifier or an import: the
  /// top-level types of its module that are not private to a file, and whose names no other type of
  /// the project has.
  package func typesToName(in declaration: DeclarationID) -> [DeclarationID] {
    let file = files[declarations[declaration].file]
    var counts: [Name: Int] = [:]
    for value in declarations where value.kind.isNominalType || value.kind == .typealias {
      counts[value.name, default: 0] += 1
    }
    return declarations.ids.filter { id in
      let value = declarations[id]
      return value.kind.isNominalType && counts[value.name] == 1 && outermost(of: id) == id
        && value.access > .fileprivate && files[value.file].sharesModule(with: file)
    }
  }
}
