extension DependencyGraph {
  /// How many written names that lead out of the outermost declaration around them may mean several
  /// things.
  public var ambiguousNameCount: Int { ambiguousNames().count }

  /// For each written name that leads out of the outermost declaration around it and may mean several
  /// things, all dependencies that it makes, in the order of the graph.
  public func ambiguousNames() -> [[Dependency]] {
    var result: [[Dependency]] = []
    var start = 0
    while start < dependencies.count {
      // Those of one name stand one after the other.
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
