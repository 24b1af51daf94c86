import LintelGraph

/// The results of linking, from which a graph is made.
struct LinkedParts {
  var declarations: [Declaration]
  /// The dependencies of each file, sorted; see ``Dependency/precedes(_:_:)``.
  var dependencies: [[Dependency]]
  var moduleSets: [[ModuleID]] = []
  /// See ``DependencyGraph/conditions``.
  var conditions: [String] = []
  var imports: [Import]
  var supertypes: [(declaration: DeclarationID, value: Supertype)]
  var attributes: [(declaration: DeclarationID, name: Name)]
  /// For each SDK type that the project inherits from, the names of its supertypes.
  var externalSupertypes: [Name: [String]]
  /// The symbol uses in each file; `nil` if none were requested.
  var symbolUses: [[SymbolUse]]?
}

extension LinkedParts {
  /// Merges results for the instances of files into results for the files.
  ///
  /// A result that all instances of a file share is kept once. A dependency that only some of them
  /// have is kept for their modules; such a supertype or symbol use is kept without modules.
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
