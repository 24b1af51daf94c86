import LintelComponents
import LintelGraph

/// The references that a rule allows or forbids, because it states which component may use which.
///
/// E.g. `only: { from: View, to: [ViewModel] }` regulates every reference from `View` to another
/// component, and `forbid: { from: View, to: Model }` those to `Model` alone.
package struct RegulatedReferences {
  private let judge: Judge
  /// Whether references between the code of two memberships are regulated.
  private var known: [Ends: Bool] = [:]

  private struct Ends: Hashable {
    let from: Membership
    let to: Membership
  }

  package init(_ judge: Judge) { self.judge = judge }

  /// Whether one of the references is part of an edge.
  package mutating func contains(partOf edge: CondensedGraph.Edge) -> Bool {
    let (graph, components) = (judge.graph, judge.components)
    for index in edge.dependencies {
      let reference = graph.dependencies[Int(index)]
      if contains(
        from: components.membership(of: reference.from), to: components.membership(of: reference.to)
      ) {
        return true
      }
    }
    for index in edge.imports {
      let reference = graph.imports[Int(index)]
      if contains(
        from: components.membership(of: graph.scope(of: reference.file)),
        to: components.membership(ofModule: reference.module))
      {
        return true
      }
    }
    return false
  }

  private mutating func contains(from: Membership, to: Membership) -> Bool {
    let ends = Ends(from: from, to: to)
    if let found = known[ends] { return found }
    let found = from.all.contains { source in
      to.all.contains { target in judge.rules.contains { $0.bound.regulates(source, target) } }
    }
    known[ends] = found
    return found
  }
}

extension BoundRule {
  /// Whether the rule states that one component may, or must not, use another.
  fileprivate func regulates(_ from: ComponentID, _ to: ComponentID) -> Bool {
    guard let ends, ends.from?.contains(from) ?? true, ends.to?.contains(to) ?? true else {
      return false
    }
    return permission(from: from, to: to) != .unregulated
  }
}
