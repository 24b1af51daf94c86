import LintelGraph

/// An edge between two nodes, which are types, files, components or modules.
struct AccuracyEdge: Hashable {
  let from: Int32
  let to: Int32
}

/// The comparison of the edges found by names with the edges in the index.
struct EdgeComparison {
  let score: Accuracy.Score
  /// For each edge that was not found, the first dependency that makes it, in order.
  let missed: [Dependency]
  /// For each edge that is not in the index, the first dependency that makes it, in order.
  let wrong: [Dependency]

  /// - Parameter edges: returns the edges that a dependency makes.
  init(found: [Dependency], there: [Dependency], edges: (Dependency) -> [AccuracyEdge]) {
    let foundEdges = Set(found.flatMap(edges))
    let thereEdges = Set(there.flatMap(edges))
    let correct = foundEdges.intersection(thereEdges)
    score = Accuracy.Score(
      edges: thereEdges.count, found: foundEdges.count, correct: correct.count)
    func first(_ dependencies: [Dependency], outside known: Set<AccuracyEdge>) -> [Dependency] {
      var seen = known
      return dependencies.filter { dependency in
        edges(dependency).contains { seen.insert($0).inserted }
      }
    }
    missed = first(there, outside: foundEdges)
    wrong = first(found, outside: thereEdges)
  }
}
