import LintelGraph
import LintelJudging

/// The dependencies that the manifests of a project declare, and which of them are used.
///
/// Modules with the same name in several packages count as one, because an import does not
/// distinguish them.
package struct ManifestDeclarations {
  private let graph: DependencyGraph
  /// For each module, the names that its manifest allows it to import.
  private let declared: [Set<String>]
  private let moduleOf: [String: ModuleID]
  private let imports: ManifestImports
  private let ways: DeclaredWays
  /// For each module, whether the contents of some of its dependencies are unknown, e.g. those of
  /// `.product(name: "NIO", package: "swift-nio")`.
  private let hasGuess: [Bool]

  package init(_ graph: DependencyGraph) {
    self.graph = graph
    declared = graph.modules.map { module in
      Set((module.declaredDependencies ?? []).flatMap(\.modules))
    }
    moduleOf = Dictionary(
      graph.modules.enumerated().map { ($1.name, ModuleID($0)) },
      uniquingKeysWith: { first, _ in first })
    imports = ManifestImports(graph)
    ways = DeclaredWays(graph)
    hasGuess = graph.modules.map { $0.declaredDependencies?.contains(where: \.isGuess) == true }
  }

  /// Whether the manifest of a module may allow it to import another module: if the two have the
  /// same name, if the manifest declares the name of the other module, or if the other module
  /// belongs to another package and the manifest declares a product whose contents are unknown.
  package func declares(_ module: ModuleID, _ other: ModuleID) -> Bool {
    let (value, target) = (graph.modules[module], graph.modules[other])
    if declared[module.position].contains(target.name) || value.name == target.name { return true }
    return value.manifest != target.manifest && hasGuess[module.position]
  }

  /// Returns, for each pair of modules, a declared dependency of the first module through which it
  /// reaches the second; `nil` if there is none.
  func neighbours(of pairs: [ManifestRule.Pair]) -> [String?] {
    ways.neighbours(of: pairs, in: graph)
  }

  /// Returns the names of all modules that a module reaches through declared dependencies.
  package func names(broughtTo module: ModuleID) -> Set<String> {
    ways.names(broughtTo: module)
  }

  /// Returns the declared dependencies that nothing uses, and without which all imports still find
  /// their modules.
  package func unused(by modules: [ModuleID]) -> [DeclaredPosition] {
    var explanations = ManifestImports.Explanations()
    let notImported = modules.flatMap { module -> [DeclaredPosition] in
      let value = graph.modules[module]
      guard value.hasAllFiles else { return [] }
      return (value.declaredDependencies ?? []).enumerated().filter { _, dependency in
        !dependency.mayBeUnused && imports.canTell(of: dependency)
          && dependency.modules.allSatisfy(isLibrary)
          && !imports.mayExplain(dependency, by: module, declared: declared, &explanations)
      }.map { DeclaredPosition(module: module, position: $0.offset) }
    }
    guard !notImported.isEmpty else { return [] }
    let used = usedModules(by: Set(notImported.map(\.module)))
    let unused = notImported.filter { entry in
      let names = graph.modules[entry.module].declaredDependencies?[entry.position].modules ?? []
      return used[entry.module]?.isDisjoint(with: names) ?? true
    }
    return unused.isEmpty ? [] : removable(unused)
  }

  /// Returns the dependencies that can all be removed at once while every import still finds its
  /// module. A module that is not declared may be found through a declared dependency, even one of
  /// another target.
  private func removable(_ unused: [DeclaredPosition]) -> [DeclaredPosition] {
    ways.removable(unused, needed: imports.undeclared(declared))
  }

  /// Returns the declared dependencies that would be reported if nothing used them.
  package func dispensable(to module: ModuleID) -> [DeclaredDependency] {
    let ofProject = Set(graph.modulesWithFiles.map { graph.modules[$0].name })
    return (graph.modules[module].declaredDependencies ?? []).enumerated().filter {
      position, dependency in
      !dependency.isGuess && !dependency.mayBeUnused
        && dependency.modules.allSatisfy { ofProject.contains($0) && isLibrary($0) }
        && !removable([DeclaredPosition(module: module, position: position)]).isEmpty
    }.map(\.element)
  }

  /// Returns the imports and references by which a module's files use a declared dependency.
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

  /// Whether a module with this name may be a library: programs, plugins and macros are declared to
  /// be run, not to be imported.
  private func isLibrary(_ name: String) -> Bool {
    moduleOf[name].map { graph.modules[$0].isLibrary } ?? true
  }

  /// Returns, for each of `modules`, the names of the modules that its code refers to.
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

/// The imports of each module, inside and outside of the project.
private struct ManifestImports {
  private var namesOf: [Set<String>]
  private var importersOf: [String: Set<ModuleID>] = [:]
  /// The names of the modules that have Swift sources in the project.
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

  /// Whether one of the declared modules of a dependency belongs to the project or is imported
  /// somewhere: only then are the names known under which the dependency is imported. Modules in
  /// other languages, and products of external packages, may be imported under other names than the
  /// declared ones.
  func canTell(of dependency: DeclaredDependency) -> Bool {
    dependency.modules.contains { ofProject.contains($0) || importersOf[$0] != nil }
  }

  /// Returns the modules that each module imports without declaring them.
  func undeclared(_ declared: [Set<String>]) -> [(module: ModuleID, name: String)] {
    namesOf.enumerated().flatMap { position, names in
      names.subtracting(declared[position]).sorted().map { (ModuleID(position), $0) }
    }
  }

  /// Whether one of the imports in `module` may need a dependency that the module declares.
  ///
  /// A product whose contents are unknown may provide any imported module that is not declared by
  /// name, unless another module imports it without declaring the product.
  func mayExplain(
    _ dependency: DeclaredDependency, by module: ModuleID, declared: [Set<String>],
    _ explanations: inout Explanations
  ) -> Bool {
    let names = namesOf[module.position]
    if dependency.modules.contains(where: names.contains) { return true }
    guard dependency.isGuess else { return false }
    return names.subtracting(declared[module.position]).contains { name in
      let key = Explanations.Key(name: name, modules: dependency.modules)
      if let known = explanations.known[key] { return known }
      let answer =
        importersOf[name]?.allSatisfy { declared[$0.position].isSuperset(of: dependency.modules) }
        == true
      explanations.known[key] = answer
      return answer
    }
  }

  /// For names and dependencies, whether all modules that import the name declare the dependency.
  /// The answers are kept, because thousands of modules may import the name and declare the
  /// dependency.
  struct Explanations {
    struct Key: Hashable {
      let name: String
      let modules: [String]
    }

    var known: [Key: Bool] = [:]
  }
}

extension DependencyGraph {
  /// The modules that have sources in the graph, ascending.
  package var modulesWithFiles: [ModuleID] { Set(files.flatMap(\.modules)).sorted() }

  /// For each module, whether an import of its name means this module, as far as is known.
  package var importableModules: [Bool] {
    let counts = Dictionary(grouping: modules, by: \.name).mapValues(\.count)
    return modules.map { module in
      module.isLibrary && !module.isTest && !module.name.isEmpty && counts[module.name] == 1
    }
  }
}
