import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelText

/// An exception, bound to the components of a project.
package struct BoundException: Sendable {
  private enum Target {
    case components(ComponentRelation)
    case modules(from: Set<ComponentID>, [NamePattern])
    case symbols(from: Set<ComponentID>, [SymbolPattern])
  }

  package let definition: AllowDefinition
  /// Whether the last day of the exception has passed.
  package let isExpired: Bool
  private let target: Target

  package init(_ definition: AllowDefinition, ends: inout RelationEnds, today: CalendarDate) {
    self.definition = definition
    isExpired = definition.until.map { $0 < today } ?? false
    let from = ends.end(of: definition.from)
    switch definition.to {
    case .components(let references):
      target = .components(ComponentRelation(from: from, to: ends.end(of: references)))
    case .modules(let patterns): target = .modules(from: Set(from.keys), patterns)
    case .symbols(let patterns): target = .symbols(from: Set(from.keys), patterns)
    }
  }

  /// Whether the exception accepts only a number of places.
  package var isCounted: Bool { definition.atMost != nil }

  /// The pairs of components; `nil` for an exception about modules or symbols.
  var relation: ComponentRelation? {
    guard case .components(let relation) = target else { return nil }
    return relation
  }

  /// For each pattern, the literal names that are part of everything it matches: `A` and `shared`
  /// for the symbol `A.shared`, none for `Rx*`. `nil` for an exception about components.
  var necessaryNames: [[String]]? {
    switch target {
    case .components: return nil
    case .modules(_, let patterns):
      return patterns.map {
        $0.isLiteral && !UmbrellaModules.isContent($0.text) ? [$0.text] : []
      }
    case .symbols(_, let patterns): return patterns.map(\.necessaryNames)
    }
  }

  package func covers(_ from: Membership, _ to: Membership) -> Bool {
    guard case .components(let relation) = target else { return false }
    return relation.pair(from, to) != nil
  }

  package func covers(importOf module: String, by components: [ComponentID]) -> Bool {
    guard case .modules(let from, let patterns) = target else { return false }
    return components.contains(where: from.contains)
      && UmbrellaModules.names(of: module).contains { name in
        patterns.contains { $0.matches(name) }
      }
  }

  package func covers(_ use: SymbolUse, by components: [ComponentID], in graph: DependencyGraph)
    -> Bool
  {
    guard case .symbols(let from, let patterns) = target else { return false }
    return components.contains(where: from.contains)
      && patterns.contains { $0.match(use, in: graph) != nil }
  }

  package func covers(_ pattern: SymbolPattern, by components: [ComponentID]) -> Bool {
    guard case .symbols(let from, let patterns) = target else { return false }
    return components.contains(where: from.contains) && patterns.contains { $0.includes(pattern) }
  }
}
