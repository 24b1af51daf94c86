import LintelGraph
import LintelScanner

/// Finds the modules that imports name, and the modules that files see through them.
struct ImportResolver {
  let imports: [Import]
  /// The names of the project's modules.
  let moduleNames: Set<NameID>
  /// For each file, the names of types that it imports by themselves from modules that are not read:
  /// `import class Client.Session`.
  private(set) var outsideTypes: [FileID: Set<NameID>] = [:]
  private let fileModules: [ModuleID]
  private let moduleCount: Int
  /// For each of ``imports``, the only name that it brings in; `nil` for all names of the module.
  private let importedNames: [NameID?]
  /// For each of ``imports``, the module whose names it brings in.
  private let seenModules: [ModuleID?]

  init(_ scanned: ScannedFiles, files: [SourceFile], modules: [Module], _ active: ActiveCode) {
    // Code of no known module is in a module whose name is empty. It is no name: segments without
    // one, as in `\.[0]`, have it too.
    let numbers = scanned.names.numbers(of: Set(modules.map(\.name).filter { !$0.isEmpty }))
    var names = ImportedNames(modules)
    for (id, module) in zip(modules.ids, modules) {
      if let name = numbers[module.name] { names.add(id, name) }
    }
    moduleNames = names.all
    fileModules = files.map(\.module)
    moduleCount = modules.count
    let written = scanned.files.indices.map { file in
      scanned.files[file].imports.filter { active.contains($0.condition, in: file) }
    }
    importedNames = written.flatMap { facts in
      facts.map { $0.kind == nil ? nil : $0.declaration }
    }
    imports = written.enumerated().flatMap { file, facts in
      facts.map { fact in
        Import(
          file: FileID(file), moduleName: Name(id: fact.module), path: Name(id: fact.path),
          module: names.module(named: fact.module, importedBy: files[file].module),
          access: fact.access ?? .internal, isTestable: fact.isTestable,
          isExported: fact.isExported, offset: fact.offset, length: fact.length)
      }
    }
    var unknown = UnknownModules(modules, scanned.names)
    seenModules = imports.map { $0.module ?? unknown.module(named: $0.moduleName.id) }
    let facts = written.joined()
    for ((value, module), fact) in zip(zip(imports, seenModules), facts)
    where module == nil && fact.condition == 0 && fact.kind?.isTypeName ?? false {
      outsideTypes[value.file, default: []].insert(fact.declaration)
    }
  }

  /// Returns, for each file, the modules of the project that it imports, directly or because an
  /// imported module re-exports them: `@_exported import Core`.
  func visibleModules() -> [[ScopeTable.VisibleModule]] {
    let exports = ModuleEdges(
      zip(imports, seenModules).lazy.filter(\.0.isExported), fileModules,
      moduleCount: moduleCount)
    // All files of a module see the modules that one of its files re-exports.
    var result = fileModules.map { module in
      exports.reached(from: exports[module]).filter { $0 != module }
        .map { ScopeTable.VisibleModule(module: $0, isTestable: false) }
    }
    // Most modules are imported by many files.
    var seenThrough: [ModuleID: [ModuleID]] = [:]
    for ((value, seenModule), name) in zip(zip(imports, seenModules), importedNames) {
      guard let imported = seenModule else { continue }
      let file = value.file.position
      let seen = seenThrough[imported] ?? exports.reached(from: [imported])
      seenThrough[imported] = seen
      for module in seen where module != fileModules[file] {
        let isTestable = value.isTestable && module == imported
        let known = result[file].firstIndex { $0.module == module && $0.name == name }
        if let known {
          if isTestable { result[file][known].isTestable = true }
        } else {
          result[file].append(
            ScopeTable.VisibleModule(module: module, isTestable: isTestable, name: name))
        }
      }
    }
    return result
  }

  /// Returns, for each module, the modules whose members its files can use: those that any of them
  /// imports, and those that these import in turn, because the compiler does not check which file
  /// imports a member.
  func modulesOfMembers() -> ModuleSets {
    let imported = ModuleEdges(
      zip(imports, seenModules), fileModules, moduleCount: moduleCount)
    return ModuleSets(reachedBy: imported.graph)
  }
}

/// The modules that each module leads to.
private struct ModuleEdges {
  /// The modules that each module leads to, ascending.
  private let targets: [[ModuleID]]

  init(
    _ imports: some Sequence<(Import, ModuleID?)>, _ fileModules: [ModuleID], moduleCount: Int
  ) {
    var targets = [Set<ModuleID>](repeating: [], count: moduleCount)
    for (value, module) in imports {
      guard let module else { continue }
      targets[fileModules[value.file.position].position].insert(module)
    }
    self.targets = targets.map { $0.sorted() }
  }

  subscript(module: ModuleID) -> [ModuleID] { targets[module.position] }

  /// The edges between the indices of the modules.
  var graph: Digraph {
    Digraph(
      nodeCount: targets.count,
      edges: targets.enumerated().flatMap { module, next in
        next.map { (from: Int32(module), to: Int32($0.position)) }
      })
  }

  /// Returns the given modules, and all that they lead to, nearest first.
  func reached(from first: [ModuleID]) -> [ModuleID] {
    if first.allSatisfy({ self[$0].isEmpty }) { return first }
    var queue = first
    var known = BitVector(count: targets.count)
    for module in first { known.insert(module.position) }
    var head = 0
    while head < queue.count {
      for next in self[queue[head]] where !known[next.position] {
        known.insert(next.position)
        queue.append(next)
      }
      head += 1
    }
    return queue
  }
}
