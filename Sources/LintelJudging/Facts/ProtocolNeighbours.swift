import LintelGraph

/// The code that uses each protocol at the top level of a file, and the code that it uses, without
/// ambiguous names.
struct ProtocolNeighbours {
  private var users: [DeclarationID: Set<DeclarationID>] = [:]
  private var used: [DeclarationID: Set<DeclarationID>] = [:]

  init(_ graph: DependencyGraph) {
    for value in graph.dependencies where value.certainty != .ambiguous {
      let (from, to) = (graph.outermost(of: value.from), graph.outermost(of: value.to))
      if from == to { continue }
      if graph.declarations[to].kind == .protocol { users[to, default: []].insert(value.from) }
      if graph.declarations[from].kind == .protocol { used[from, default: []].insert(value.to) }
    }
  }

  subscript(type: DeclarationID) -> (users: Set<DeclarationID>, used: Set<DeclarationID>) {
    (users[type] ?? [], used[type] ?? [])
  }
}
