import LintelScanner

/// Finds the modules that imports name, and what files see through them.
struct ImportResolver {
  let imports: [Import]
  /// The names that modules of the project have.
  let moduleNames: Set<NameID>
  private let fileModules: [ModuleID]

  init(_ scanned: ScannedFiles, files: [SourceFile], modules: [Module]) {
    var byText: [String: ModuleID] = [:]
    for (id, module) in modules.enumerated() where byText[module.name] == nil {
      byText[module.name] = ModuleID(id)
    }
    var byName: [NameID: ModuleID] = [:]
    for name in 0..<NameID(scanned.names.count) {
      // Module names are few and names are many; compare bytes before making a text.
      if let module = byText[scanned.names.text(of: name)] { byName[name] = module }
    }
    moduleNames = Set(byName.keys)
    fileModules = files.map(\.module)
    imports = scanned.files.enumerated().flatMap { file, facts in
      facts.imports.map { fact in
        Import(
          file: FileID(file), moduleName: Name(id: fact.module),
          module: byName[fact.module] ?? -1,
          access: AccessLevel(fact.access) ?? .internal, isTestable: fact.isTestable,
          isExported: fact.isExported, offset: fact.offset, length: fact.length)
      }
    }
  }

  /// For each file, the modules of the project that it imports, directly or because an imported
  /// module re-exports them, ascending.
  func visibleModules() -> [[ScopeTable.VisibleModule]] {
    var exports: [ModuleID: Set<ModuleID>] = [:]
    for value in imports where value.isExported && value.module >= 0 {
      exports[fileModules[Int(value.file)], default: []].insert(value.module)
    }
    var result = [[ScopeTable.VisibleModule]](repeating: [], count: fileModules.count)
    for value in imports where value.module >= 0 {
      var queue = [value.module]
      var head = 0
      while head < queue.count {
        for next in (exports[queue[head]] ?? []).sorted() where !queue.contains(next) {
          queue.append(next)
        }
        head += 1
      }
      for module in queue where module != fileModules[Int(value.file)] {
        let entry = ScopeTable.VisibleModule(
          module: module, isTestable: value.isTestable && module == value.module)
        if !result[Int(value.file)].contains(entry) { result[Int(value.file)].append(entry) }
      }
    }
    return result.map { $0.sorted { ($0.module, $1.isTestable ? 1 : 0) < ($1.module, $0.isTestable ? 1 : 0) } }
  }
}
