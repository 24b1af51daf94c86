extension DependencyGraph {
  /// The number of ambiguous names that may lead out of the outermost declaration around them.
  package var ambiguousNameCount: Int { ambiguousNames().count }

  /// Returns for each ambiguous name that may lead out of the outermost declaration around it the
  /// dependencies that it may make, in the order of the graph.
  package func ambiguousNames() -> [[Dependency]] {
    var result: [[Dependency]] = []
    var start = 0
    while start < dependencies.count {
      // The dependencies of the same written name are adjacent.
      let first = dependencies[start]
      var end = start
      var leadsOut = false
      while end < dependencies.count, dependencies[end].from == first.from,
        dependencies[end].offset == first.offset
      {
        let value = dependencies[end]
        leadsOut =
          leadsOut
          || value.certainty == .ambiguous && outermost(of: value.from) != outermost(of: value.to)
        end += 1
      }
      if leadsOut { result.append(dependencies[start..<end].filter { $0.certainty == .ambiguous }) }
      start = end
    }
    return result
  }
}
