extension DependencyGraph {
  /// Returns the graph with other dependencies for the given files.
  ///
  /// - Parameters:
  ///   - isReplaced: whether to drop the dependencies that a file makes.
  ///   - dependencies: the dependencies to add, in any order.
  ///   - moduleSets: the sets that dependencies refer to; begins with the sets of this graph.
  package func replacingDependencies(
    in isReplaced: (FileID) -> Bool, by dependencies: [Dependency], moduleSets: [[ModuleID]]
  ) -> DependencyGraph {
    let kept = self.dependencies.filter { !isReplaced(declarations[$0.from].file) }
    let ids = declarations.ids
    return DependencyGraph(
      modules: modules, files: files, declarations: declarations,
      sortedDependencies: (kept + dependencies).sorted(by: Dependency.precedes),
      moduleSets: moduleSets, conditions: conditions, imports: imports,
      supertypes: ids.flatMap { id in supertypes(of: id).map { (id, $0) } },
      attributes: ids.flatMap { id in attributes(of: id).map { (id, $0) } },
      externalSupertypes: externalSupertypes, symbolUses: symbolUses,
      leftOutBranches: leftOutBranches, leftOutNames: leftOutNames,
      leftOutTests: leftOutTests, names: names)
  }

  /// Returns the graph with other texts to show for the given names.
  package func showing(_ replaced: [String: String]) -> DependencyGraph {
    var names = names
    for id in 0..<UInt32(names.count) {
      names.replaced[id] = replaced[names.text(of: Name(id: id))]
    }
    let ids = declarations.ids
    return DependencyGraph(
      modules: modules, files: files, declarations: declarations,
      sortedDependencies: dependencies, moduleSets: moduleSets,
      conditions: conditions, imports: imports,
      supertypes: ids.flatMap { id in supertypes(of: id).map { (id, $0) } },
      attributes: ids.flatMap { id in attributes(of: id).map { (id, $0) } },
      externalSupertypes: externalSupertypes, symbolUses: symbolUses,
      leftOutBranches: leftOutBranches, leftOutNames: leftOutNames,
      leftOutTests: leftOutTests, names: names)
  }
}
