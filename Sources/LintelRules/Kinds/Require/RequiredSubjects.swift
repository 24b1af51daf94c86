import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelText

/// A type, or a member of a family, for which a `require` rule requires something.
package struct RequiredSubject {
  /// The type; for a member of a family, its first declaration.
  package let declaration: DeclarationID
  package let component: ComponentID
  /// The values of the captures of the family and of the type's name.
  package let values: [String: String]
  /// Whether the subject is a member of a family, not a type.
  package let isComponent: Bool
}

struct RequiredSubjects {
  private(set) var all: [RequiredSubject] = []

  init(
    _ references: [ComponentReference], _ named: NamePattern?, _ graph: DependencyGraph,
    _ components: ComponentMap
  ) {
    var seen: Set<ComponentID> = []
    for reference in references {
      let matches = components.matches(of: reference).filter { seen.insert($0.component).inserted }
      if reference.isFamily, named == nil {
        all += Self.members(matches, graph, components)
      } else {
        all += Self.types(matches, named, graph, components)
      }
    }
    all.sort { $0.declaration < $1.declaration }
  }

  private static func members(
    _ matches: [ComponentMatch], _ graph: DependencyGraph, _ components: ComponentMap
  ) -> [RequiredSubject] {
    // For each component, its first declaration; a file scope only if it has no other.
    var first = [DeclarationID?](repeating: nil, count: components.components.count)
    var firstScope = first
    for (id, membership) in zip(graph.declarations.ids, components.membershipOf) {
      let isScope = graph.declarations[id].kind == .file
      for component in components.memberships[membership].all.map({ $0.position }) {
        if isScope, firstScope[component] == nil { firstScope[component] = id }
        if !isScope, first[component] == nil { first[component] = id }
      }
    }
    return matches.compactMap { match in
      let component = match.component.position
      guard let declaration = first[component] ?? firstScope[component] else { return nil }
      return RequiredSubject(
        declaration: declaration, component: match.component, values: match.values,
        isComponent: true)
    }
  }

  /// Returns the types that belong to a component by themselves, not because the type around them
  /// does.
  private static func types(
    _ matches: [ComponentMatch], _ named: NamePattern?, _ graph: DependencyGraph,
    _ components: ComponentMap
  ) -> [RequiredSubject] {
    graph.declarations.ids.compactMap { declaration in
      let value = graph.declarations[declaration]
      guard value.kind.isNominalType,
        let direct = components.membership(of: declaration).levels.first,
        graph.outermost(of: declaration) == declaration
          || components.membershipOf[declaration.position]
            != components.membershipOf[value.enclosing.position],
        let match = matches.first(where: { direct.contains($0.component) })
      else { return nil }
      var values = match.values
      if let named {
        guard let captured = named.pattern.captures(in: graph.text(of: value.name)) else {
          return nil
        }
        values.merge(captured) { $1 }
      }
      return RequiredSubject(
        declaration: declaration, component: match.component, values: values, isComponent: false)
    }
  }
}
