import LintelGraph

/// What types consist of: their declaration, and all their extensions in the project.
///
/// A class, because it looks through the project once, and only when a rule asks.
package final class TypeParts {
  private let graph: DependencyGraph
  private lazy var parts = collected()

  package init(_ graph: DependencyGraph) { self.graph = graph }

  /// Everything declared directly in a type or an extension of it, in the order of the graph.
  package func members(of type: DeclarationID) -> [DeclarationID] { parts.members[type] ?? [] }

  /// How many functions, initializers, subscripts, properties and enum cases a type has.
  package func memberCount(of type: DeclarationID) -> Int {
    members(of: type).count { member in
      switch graph.declarations[Int(member)].kind {
      case .function, .initializer, .deinitializer, .subscript, .variable, .constant, .enumCase:
        true
      default: false
      }
    }
  }

  /// The extensions of a type, in the order of the graph.
  package func extensions(of type: DeclarationID) -> [DeclarationID] {
    parts.extensions[type] ?? []
  }

  private typealias Parts = (
    members: [DeclarationID: [DeclarationID]], extensions: [DeclarationID: [DeclarationID]]
  )

  private func collected() -> Parts {
    var parts: Parts = ([:], [:])
    for id in graph.declarations.indices.lazy.map(DeclarationID.init) {
      let value = graph.declarations[Int(id)]
      if value.extendedType >= 0 { parts.extensions[value.extendedType, default: []].append(id) }
      guard value.owner >= 0 else { continue }
      let owner = graph.declarations[Int(value.owner)]
      guard owner.kind.isNominalType || owner.kind == .extension else { continue }
      let type = owner.extendedType >= 0 ? owner.extendedType : value.owner
      parts.members[type, default: []].append(id)
    }
    return parts
  }
}
