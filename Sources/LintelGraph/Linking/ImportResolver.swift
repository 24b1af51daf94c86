import LintelScanner

/// Finds the modules that imports name, and what files see through them.
struct ImportResolver {
  let imports: [Import]
  /// The names that modules of the project have.
  let moduleNames: Set<NameID>
  private let fileModules: [ModuleID]
  /// For each of ``imports`` the one name that it brings in, `nil` for all of the module's.
  private let importedNames: [NameID?]

  init(_ scanned: ScannedFiles, files: [SourceFile], modules: [Module], _ active: ActiveCode) {
    let numbers = scanned.names.numbers(of: Set(modules.map(\.name)))
    var byName: [NameID: ModuleID] = [:]
    for (id, module) in modules.enumerated() {
      // Of two modules of one name the first is meant; which one cannot be told from an import.
      if let name = numbers[module.name], byName[name] == nil { byName[name] = ModuleID(id) }
    }
    moduleNames = Set(byName.keys)
    fileModules = files.map(\.module)
    let written = scanned.files.enumerated().map { file, facts in
      facts.imports.filter { active.contains($0.condition, in: file) }
    }
    importedNames = written.flatMap { facts in
      facts.map { $0.kind == nil ? nil : $0.declaration }
    }
    imports = written.enumerated().flatMap { file, facts in
      facts.map { fact in
        Import(
          file: FileID(file), moduleName: Name(id: fact.module),
          module: byName[fact.module] ?? -1,
          access: AccessLevel(fact.access), isTestable: fact.isTestable,
          isExported: fact.isExported, offset: fact.offset, length: fact.length)
      }
    }
  }

  /// For each file, the modules of the project that it imports, directly or because an imported
  /// module re-exports them.
  func visibleModules() -> [[ScopeTable.VisibleModule]] {
    var exports: [ModuleID: Set<ModuleID>] = [:]
    for value in imports where value.isExported && value.module >= 0 {
      exports[fileModules[Int(value.file)], default: []].insert(value.module)
    }
    // What one file of a module re-exports, all files of that module see.
    var result = fileModules.map { module in
      Self.reached(from: (exports[module] ?? []).sorted(), through: exports)
        .filter { $0 != module }.map { ScopeTable.VisibleModule(module: $0, isTestable: false) }
    }
    for (value, name) in zip(imports, importedNames) where value.module >= 0 {
      let file = Int(value.file)
      let queue = Self.reached(from: [value.module], through: exports)
      for module in queue where module != fileModules[file] {
        let isTestable = value.isTestable && module == value.module
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

  private static func reached(
    from first: [ModuleID], through edges: [ModuleID: Set<ModuleID>]
  ) -> [ModuleID] {
    var queue = first
    var head = 0
    while head < queue.count {
      for next in (edges[queue[head]] ?? []).sorted() where !queue.contains(next) {
        queue.append(next)
      }
      head += 1
    }
    return queue
  }

  /// For each module, the modules whose members its files can use: those that any of them imports,
  /// and what these import in turn, for the compiler does not ask which file imports a member.
  func modulesOfMembers(moduleCount: Int) -> [Set<ModuleID>] {
    var imported: [ModuleID: Set<ModuleID>] = [:]
    for value in imports where value.module >= 0 {
      imported[fileModules[Int(value.file)], default: []].insert(value.module)
    }
    return (0..<moduleCount).map { module in
      Set(Self.reached(from: (imported[ModuleID(module)] ?? []).sorted(), through: imported))
    }
  }
}
