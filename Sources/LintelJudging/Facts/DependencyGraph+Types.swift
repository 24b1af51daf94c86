import LintelGraph

extension DependencyGraph {
  /// The type or typealias that `declaration` is or belongs to, for a member of an extension the
  /// extended type; `nil` for code outside every type.
  package func type(around declaration: DeclarationID) -> DeclarationID? {
    var current = declaration
    while current >= 0 {
      let value = declarations[Int(current)]
      if value.kind.isNominalType || value.kind == .typealias { return current }
      current = value.kind == .extension ? value.extendedType : value.owner
    }
    return nil
  }

  /// The supertypes of a type, and theirs as far as the project declares them, nearest first.
  package func allSupertypes(of type: DeclarationID) -> [Supertype] {
    var result: [Supertype] = []
    var pending = [type]
    var seen: Set<DeclarationID> = [type]
    var next = 0
    while next < pending.count {
      for supertype in supertypes(of: pending[next]) {
        result.append(supertype)
        if supertype.declaration >= 0, seen.insert(supertype.declaration).inserted {
          pending.append(supertype.declaration)
        }
      }
      next += 1
    }
    return result
  }

  /// Whether only instances of classes and actors can have the type, as far as the project shows.
  package func isClassBound(_ type: DeclarationID) -> Bool {
    switch declarations[Int(type)].kind {
    case .class, .actor: true
    case .protocol:
      allSupertypes(of: type).contains { supertype in
        if supertype.declaration >= 0 {
          let kind = declarations[Int(supertype.declaration)].kind
          return kind == .class || kind == .actor
        }
        return ["AnyObject", "class", "Actor", "NSObjectProtocol"]
          .contains(text(of: supertype.name))
      }
    default: false
    }
  }

  /// The types that code at `declaration` can name without a qualifier or an import: those at the
  /// top level of its module that are the only ones of their name.
  package func typesToName(in declaration: DeclarationID) -> [DeclarationID] {
    let module = files[Int(declarations[Int(declaration)].file)].module
    var counts: [Name: Int] = [:]
    for value in declarations where value.kind.isNominalType || value.kind == .typealias {
      counts[value.name, default: 0] += 1
    }
    return declarations.indices.map { DeclarationID($0) }.filter { id in
      let value = declarations[Int(id)]
      return value.kind.isNominalType && counts[value.name] == 1 && outermost(of: id) == id
        && value.access > .fileprivate && files[Int(value.file)].module == module
    }
  }
}
