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
      switch graph.declarations[member].kind {
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
    for id in graph.declarations.ids {
      let value = graph.declarations[id]
      if let type = value.extendedType { parts.extensions[type, default: []].append(id) }
      guard let outer = value.owner else { continue }
      let owner = graph.declarations[outer]
      guard owner.kind.isNominalType || owner.kind == .extension else { continue }
      let type = owner.extendedType ?? outer
      parts.members[type, default: []].append(id)
    }
    return parts
  }
}
