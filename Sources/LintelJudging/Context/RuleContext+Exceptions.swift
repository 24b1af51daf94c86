import LintelComponents

extension RuleContext {
  /// Whether an exception that has not expired satisfies `covers`.
  package func isExcused(where covers: (BoundException) -> Bool) -> Bool {
    exceptions.all.contains { !$0.isExpired && covers($0) }
  }

  /// Whether an exception that has not expired covers a dependency between two memberships.
  package func isExcused(from: Membership, to: Membership) -> Bool {
    exceptions.covering(from, to).contains { !exceptions.all[$0].isExpired }
  }

  /// Returns the memberships at both ends of a dependency.
  package func memberships(of edge: EdgeID) -> (from: Membership, to: Membership) {
    let value = edges[edge]
    let from = components.membership(of: value.from)
    switch value.to {
    case .declaration(let declaration): return (from, components.membership(of: declaration))
    case .module(_, let module): return (from, components.membership(ofModule: module))
    }
  }
}
