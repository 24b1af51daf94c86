import LintelGraph

/// An entry under `allow`, bound to the components of a project.
struct BoundException: Sendable {
  private enum Target {
    case components(ComponentRelation)
    case modules(from: Set<ComponentID>, [NamePattern])
    case symbols(from: Set<ComponentID>, [SymbolPattern])
  }

  let definition: AllowDefinition
  /// Whether its last day has passed.
  let isExpired: Bool
  private let target: Target

  init(_ definition: AllowDefinition, components: ComponentMap, today: CalendarDate) {
    self.definition = definition
    isExpired = definition.until.map { $0 < today } ?? false
    let from = components.matches(of: definition.from)
    switch definition.to {
    case .components(let references):
      let to = components.matches(of: references)
      target = .components(ComponentRelation(from: from, to: to))
    case .modules(let patterns):
      target = .modules(from: Set(from.map(\.component)), patterns)
    case .symbols(let patterns):
      target = .symbols(from: Set(from.map(\.component)), patterns)
    }
  }

  func covers(_ from: Membership, _ to: Membership) -> Bool {
    guard case .components(let relation) = target else { return false }
    return relation.pair(from, to) != nil
  }

  func covers(importOf module: String, by components: [ComponentID]) -> Bool {
    guard case .modules(let from, let patterns) = target else { return false }
    return components.contains(where: from.contains)
      && patterns.contains { $0.matches(module) }
  }

  func covers(_ mention: Mention, by components: [ComponentID], in graph: DependencyGraph) -> Bool {
    guard case .symbols(let from, let patterns) = target else { return false }
    return components.contains(where: from.contains)
      && patterns.contains { $0.match(mention, in: graph) != nil }
  }

  func covers(_ pattern: SymbolPattern, by components: [ComponentID]) -> Bool {
    guard case .symbols(let from, let patterns) = target else { return false }
    return components.contains(where: from.contains) && patterns.contains { $0.includes(pattern) }
  }
}

extension RuleContext {
  /// Whether an exception that has not expired is as `covers` says.
  func isExcused(where covers: (BoundException) -> Bool) -> Bool {
    exceptions.contains { !$0.isExpired && covers($0) }
  }

  /// The memberships at both ends of a dependency.
  func memberships(of edge: EdgeID) -> (from: Membership, to: Membership) {
    let value = edges[edge]
    let from = components.membership(of: value.from)
    switch value.to {
    case .declaration(let declaration): return (from, components.membership(of: declaration))
    case .module(_, let module): return (from, components.membership(ofModule: module))
    }
  }

  /// Whether an exception is about this breach.
  func covers(_ exception: BoundException, _ breach: Breach) -> Bool {
    switch breach.subject {
    case .dependency(let edge) where isImport(edge):
      guard case .module(let name, _) = edges[edge].to else { return false }
      let (from, to) = memberships(of: edge)
      let sources = from.all + [breach.from].compactMap { $0 }
      return exception.covers(importOf: graph.text(of: name), by: sources)
        || exception.covers(from, to)
    case .dependency(let edge), .excused(let edge):
      let (from, to) = memberships(of: edge)
      return exception.covers(from, to)
    case .chain(let chain, _):
      guard let first = chain.first, let last = chain.last else { return false }
      return exception.covers(memberships(of: first).from, memberships(of: last).to)
    case .mention(let position, _):
      guard let mention = graph.mentions?[position] else { return false }
      return exception.covers(
        mention, by: components.membership(of: mention.from).all, in: graph)
    case .boundary(let boundary):
      return boundary.edges.contains { edge in
        let (from, to) = memberships(of: edge)
        return exception.covers(from, to)
      }
    case .imports(let imports, let module):
      guard case .module(let name, _) = imports.first.map({ edges[$0].to }) else { return false }
      return exception.covers(
        importOf: graph.text(of: name), by: components.membership(ofModule: module).all)
    case .declared(let position, let module):
      let dependency = graph.modules[Int(module)].declaredDependencies?[position]
      return exception.covers(
        importOf: dependency?.name ?? "", by: components.membership(ofModule: module).all)
    case .cycle, .declaration, .condition, .group, .component, .written:
      return false
    }
  }

  private func isImport(_ edge: EdgeID) -> Bool {
    if case .module = edges[edge].to { true } else { false }
  }
}
