import LintelGraph
import LintelJudging

/// What the manifests of a project declare, and what of it is used.
///
/// Modules of one name in several packages count as one: an import does not tell which is meant.
package struct ManifestDeclarations {
  private let graph: DependencyGraph
  /// For each module the names that its manifest lets it import.
  private let declared: [Set<String>]
  private let moduleOf: [String: ModuleID]

  package init(_ graph: DependencyGraph) {
    self.graph = graph
    declared = graph.modules.map { module in
      Set((module.declaredDependencies ?? []).flatMap(\.modules))
    }
    moduleOf = Dictionary(
      graph.modules.enumerated().map { ($1.name, ModuleID($0)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether the manifest of a module may let it import another, which it does as well when the
  /// other is of another package and it declares a product of which nobody knows what it brings.
  package func declares(_ module: ModuleID, _ other: ModuleID) -> Bool {
    let (value, target) = (graph.modules[module], graph.modules[other])
    if declared[module.position].contains(target.name) || value.name == target.name { return true }
    return value.manifest != target.manifest
      && value.declaredDependencies?.contains(where: \.isGuess) == true
  }

  /// A declared dependency of one module that needs another, maybe by way of further ones.
  func neighbour(from module: ModuleID, towards other: ModuleID) -> String? {
    let wanted = graph.modules[other].name
    return declared[module.position].sorted().first { start in
      var queue = [start]
      var seen: Set<String> = [start]
      while let next = queue.popLast() {
        if next == wanted { return true }
        let further = moduleOf[next].map { declared[$0.position] } ?? []
        queue += further.filter { seen.insert($0).inserted }
      }
      return false
    }
  }

  /// Declared dependencies of which nothing is used, by the position of the module and their own.
  package func unused(by modules: [ModuleID]) -> [(module: ModuleID, position: Int)] {
    let imports = ManifestImports(graph)
    let notImported = modules.flatMap { module -> [(module: ModuleID, position: Int)] in
      let value = graph.modules[module]
      guard value.hasAllFiles else { return [] }
      return (value.declaredDependencies ?? []).enumerated().filter { _, dependency in
        !dependency.mayBeUnused && imports.canTell(of: dependency)
          && dependency.modules.allSatisfy(isLibrary)
          && !imports.mayExplain(dependency, by: module, declared: declared)
      }.map { (module, $0.offset) }
    }
    guard !notImported.isEmpty else { return [] }
    let used = usedModules(by: Set(notImported.map(\.module)))
    let unused = notImported.filter { module, position in
      let names = graph.modules[module].declaredDependencies?[position].modules ?? []
      return used[module]?.isDisjoint(with: names) ?? true
    }
    return unused.isEmpty ? [] : removable(unused, importing: imports.undeclared(declared))
  }

  /// Those declared dependencies that can go, all of them, and leave every import what brings its
  /// module: what is not declared may come by way of what is, also in other targets.
  ///
  /// - Parameter undeclared: who imports which modules without declaring them.
  private func removable(
    _ unused: [(module: ModuleID, position: Int)],
    importing undeclared: [(module: ModuleID, name: String)]
  ) -> [(module: ModuleID, position: Int)] {
    let brought = undeclared.filter { reaches($0.name, from: $0.module, without: []) }
    var gone: Set<RemovedDependency> = []
    return unused.filter { entry in
      let new = RemovedDependency(module: entry.module, position: entry.position)
      gone.insert(new)
      if brought.allSatisfy({ reaches($0.name, from: $0.module, without: gone) }) { return true }
      gone.remove(new)
      return false
    }
  }

  private struct RemovedDependency: Hashable {
    let module: ModuleID
    let position: Int
  }

  /// Whether manifests bring a module to another over any number of steps.
  private func reaches(
    _ wanted: String, from module: ModuleID, without gone: Set<RemovedDependency>
  ) -> Bool {
    var queue = [module]
    var seen: Set<ModuleID> = [module]
    while let next = queue.popLast() {
      for (position, dependency) in (graph.modules[next].declaredDependencies ?? []).enumerated()
      where !gone.contains(RemovedDependency(module: next, position: position)) {
        if dependency.modules.contains(wanted) { return true }
        queue += dependency.modules.compactMap { moduleOf[$0] }.filter { seen.insert($0).inserted }
      }
    }
    return false
  }

  /// Declared dependencies that would be known to be unused if nothing used them.
  package func dispensable(to module: ModuleID) -> [DeclaredDependency] {
    let ofProject = Set(graph.modulesWithFiles.map { graph.modules[$0].name })
    let undeclared = ManifestImports(graph).undeclared(declared)
    return (graph.modules[module].declaredDependencies ?? []).enumerated().filter {
      position, dependency in
      !dependency.isGuess && !dependency.mayBeUnused
        && dependency.modules.allSatisfy { ofProject.contains($0) && isLibrary($0) }
        && !removable([(module, position)], importing: undeclared).isEmpty
    }.map(\.element)
  }

  /// All that a module's files say of a declared dependency.
  package func uses(
    of dependency: DeclaredDependency, by module: ModuleID, _ context: RuleContext
  ) -> [Edge] {
    let names = Set(dependency.modules)
    let imports = graph.imports.indices.filter {
      let value = graph.imports[$0]
      return graph.files[value.file].isCompiled(in: module)
        && names.contains(graph.matchedText(of: value.moduleName))
    }
    let references = graph.dependencies.indices.filter {
      graph.moduleSteps(of: graph.dependencies[$0]).contains {
        $0.from == module && names.contains(graph.modules[$0.to].name)
      }
    }
    return imports.map { context.edges[context.edges.edge(ofImport: $0)] }
      + references.map { context.edges[EdgeID($0)] }
  }

  /// Programs, plugins and macros are declared to be run, not to be imported.
  private func isLibrary(_ name: String) -> Bool {
    moduleOf[name].map { graph.modules[$0].isLibrary } ?? true
  }

  /// Names of the modules that something in each of `modules` refers to.
  private func usedModules(by modules: Set<ModuleID>) -> [ModuleID: Set<String>] {
    var targets: [ModuleID: Set<ModuleID>] = [:]
    for value in graph.dependencies {
      for (from, to) in graph.moduleSteps(of: value) where modules.contains(from) {
        targets[from, default: []].insert(to)
      }
    }
    return targets.mapValues { Set($0.map { graph.modules[$0].name }) }
  }
}

/// What each module imports, inside the project and outside.
private struct ManifestImports {
  private var namesOf: [Set<String>]
  private var importersOf: [String: Set<ModuleID>] = [:]
  /// Names of the modules that have Swift sources in the project.
  private let ofProject: Set<String>

  init(_ graph: DependencyGraph) {
    namesOf = Array(repeating: [], count: graph.modules.count)
    ofProject = Set(graph.modulesWithFiles.map { graph.modules[$0].name })
    var seen: Set<UInt64> = []
    for value in graph.imports {
      for module in graph.files[value.file].modules {
        guard seen.insert(UInt64(module.rawValue) << 32 | UInt64(value.moduleName.id)).inserted
        else { continue }
        let name = graph.text(of: value.moduleName)
        namesOf[module.position].insert(name)
        importersOf[name, default: []].insert(module)
      }
    }
  }

  /// Whether it is known by which name a dependency would be imported: modules in other languages,
  /// and products of packages outside, may have other names than their modules.
  func canTell(of dependency: DeclaredDependency) -> Bool {
    dependency.modules.contains { ofProject.contains($0) || importersOf[$0] != nil }
  }

  /// Who imports which modules without declaring them.
  func undeclared(_ declared: [Set<String>]) -> [(module: ModuleID, name: String)] {
    namesOf.enumerated().flatMap { position, names in
      names.subtracting(declared[position]).sorted().map { (ModuleID(position), $0) }
    }
  }

  /// Whether an import of a module may need the dependency.
  ///
  /// A product of which nobody knows what is in it may be what brings any module that is not
  /// declared by its name, unless others import that without the product.
  func mayExplain(
    _ dependency: DeclaredDependency, by module: ModuleID, declared: [Set<String>]
  ) -> Bool {
    let names = namesOf[module.position]
    if dependency.modules.contains(where: names.contains) { return true }
    guard dependency.isGuess else { return false }
    return names.subtracting(declared[module.position]).contains { name in
      importersOf[name]?.allSatisfy { declared[$0.position].isSuperset(of: dependency.modules) }
        == true
    }
  }
}

extension DependencyGraph {
  /// Positions of the modules that have sources in the graph, ascending.
  package var modulesWithFiles: [ModuleID] { Set(files.flatMap(\.modules)).sorted() }
}

extension Module {
  /// Whether an import of its name means this module, as far as is known.
  package func isImportable(in graph: DependencyGraph) -> Bool {
    isLibrary && !isTest && !name.isEmpty && graph.modules.filter { $0.name == name }.count == 1
  }
}
