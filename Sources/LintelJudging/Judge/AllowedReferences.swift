import LintelComponents
import LintelGraph
import LintelText

/// The references that a rule allows, because it states that one component may use the other.
package struct AllowedReferences {
  private let judge: Judge
  private let rules: [RuleOpinion]
  /// Whether references between the code of two memberships are allowed.
  private var known: [Ends: Bool] = [:]

  private struct Ends: Hashable {
    let from: Membership
    let to: Membership
  }

  /// - Parameter today: exceptions whose last day is before this day allow nothing.
  /// - Returns: `nil` if no rule regulates which component may use which.
  package init?(_ judge: Judge, today: CalendarDate) {
    rules = judge.opinions(today: today).filter { $0.bound.ends != nil }
    guard !rules.isEmpty else { return nil }
    self.judge = judge
  }

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
      to.all.contains { target in rules.contains { $0.allows(source, target) } }
    }
    known[ends] = found
    return found
  }
}
