import LintelGraph

/// What linking finds, of which a graph is made.
struct LinkedParts {
  var declarations: [Declaration]
  /// For each file those that it makes, in the order of a graph.
  var dependencies: [[Dependency]]
  var moduleSets: [[ModuleID]] = []
  /// See ``DependencyGraph/conditions``.
  var conditions: [String] = []
  var imports: [Import]
  var supertypes: [(declaration: DeclarationID, value: Supertype)]
  var attributes: [(declaration: DeclarationID, name: Name)]
  /// For each file those in it; `nil` when nobody asked.
  var symbolUses: [[SymbolUse]]?
}

extension LinkedParts {
  /// The same for files as these are for their instances.
  ///
  /// What the instances of a file say alike is said once. What only some of them say is said for
  /// their modules where it is a dependency, and where it is a supertype or a use of a name it is
  /// said without them.
  func united(_ instances: FileInstances, _ workers: Workers) -> LinkedParts {
    let first = FirstInstances(declarations, instances)
    var result = self
    result.declarations = first.declarations(declarations)
    (result.dependencies, result.moduleSets) = first.dependencies(dependencies, workers)
    result.imports = first.imports(imports)
    result.supertypes = first.supertypes(supertypes)
    result.attributes = attributes.filter { !first.isRepeated($0.declaration) }.map {
      (first[$0.declaration], $0.name)
    }
    result.symbolUses = symbolUses.map(first.symbolUses)
    return result
  }
}
