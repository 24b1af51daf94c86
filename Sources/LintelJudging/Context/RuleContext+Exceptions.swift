import LintelComponents

extension RuleContext {
  /// Whether an exception that has not expired, and that accepts any number of places, satisfies
  /// `covers`.
  package func isExcusedForGood(where covers: (BoundException) -> Bool) -> Bool {
    exceptions.all.contains { !$0.isExpired && !$0.isCounted && covers($0) }
  }

  /// Whether an exception that has not expired, and that accepts any number of places, covers a
  /// dependency between two memberships.
  package func isExcusedForGood(from: Membership, to: Membership) -> Bool {
    exceptions.covering(from, to).contains {
      !exceptions.all[$0].isExpired && !exceptions.all[$0].isCounted
    }
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
