extension CondensedGraph {
  /// Returns for each node the modules that compile some of it, ascending.
  package func modulesOfNodes() -> [[ModuleID]] {
    var found = [Set<ModuleID>](repeating: [], count: nodes.count)
    for (id, value) in zip(project.declarations.ids, project.declarations) {
      let modules = project.files[value.file].modules
      for node in nodesOf[id] { found[Int(node)].formUnion(modules) }
    }
    return found.map { $0.sorted() }
  }
}
