import LintelGraph
import LintelScanner

/// What code calls the module of the files that no manifest claims: `MyApp` in `MyApp.Row`.
///
/// A name is taken for that if nothing declares it, neither the project nor an SDK, nothing imports
/// it, and wherever it is written in such a file the name of something follows that these files
/// declare outside of all types. At least one of these files must import nothing that is not known,
/// so that it cannot be the name of a type from there.
enum UnnamedModule {
  static func names(
    _ scanned: ScannedFiles, files: [SourceFile], modules: [Module],
    _ table: borrowing DeclarationTable, _ scopes: borrowing ScopeTable,
    _ paths: borrowing PathTable
  ) -> Set<NameID> {
    guard let module = modules.firstIndex(where: \.name.isEmpty).map({ ModuleID($0) }) else {
      return []
    }
    var isOutermost = [Bool](repeating: false, count: scanned.names.count)
    for value in table.declarations
    where value.kind != .file && value.kind != .extension && files[value.file].module == module
      && table.declarations[value.enclosing].kind == .file
    {
      isOutermost[Int(value.name.id)] = true
    }
    var mayBeMeant = capitalised(scanned.names)
    for name in mayBeMeant.indices where scopes.mayMeanType(NameID(name)) {
      mayBeMeant[name] = false
    }
    var uses: [NameID: Set<FileID>] = [:]
    // `M::T`, which cannot be anything else.
    var selectors: Set<NameID> = []
    for (position, facts) in scanned.files.enumerated()
    where files[position].module == module {
      let file = FileID(position)
      for (index, fact) in facts.references.enumerated()
      where (mayBeMeant[Int(fact.name)] || fact.isModuleSelector) && !fact.linksToPart {
        if fact.isModuleSelector {
          selectors.insert(fact.name)
          continue
        }
        let next = paths.nextSegment(after: Int32(index), in: file)
        if next >= 0, isOutermost[Int(facts.references[Int(next)].name)] {
          uses[fact.name, default: []].insert(file)
        } else {
          // Most names of other types are turned down where they are met first.
          mayBeMeant[Int(fact.name)] = false
        }
      }
    }
    var names = selectors.filter {
      !SDKTable.isModule(scanned.names.bytes(of: $0)) && !isImported($0, scanned)
    }
    for (name, users) in uses where mayBeMeant[Int(name)] {
      let isKnown =
        SDKTable.isKnown(scanned.names.bytes(of: name))
        || inherited.contains(scanned.names.text(of: name))
      guard !isKnown, !isDeclared(name, scanned, table) else { continue }
      let isSure = users.contains { knowsImports(scanned.files[$0.position], scanned.names) }
      if isSure { names.insert(name) }
    }
    return names
  }

  /// What code may call a type without that anything of the project has the name.
  private static let inherited = Set(
    ["Self"] + SDKNestedTypes.all.flatMap { $0.nested.split(separator: " ").map(String.init) })

  private static func capitalised(_ names: NameTable) -> [Bool] {
    (0..<names.count).map { name in
      let start = Int(names.starts[name])
      return start < Int(names.starts[name + 1])
        && UInt8(ascii: "A")...UInt8(ascii: "Z") ~= names.bytes[start]
    }
  }

  private static func isImported(_ name: NameID, _ scanned: ScannedFiles) -> Bool {
    scanned.files.contains { $0.imports.contains { $0.module == name } }
  }

  /// Whether anything in the project has the name, or a file imports it.
  private static func isDeclared(
    _ name: NameID, _ scanned: ScannedFiles, _ table: borrowing DeclarationTable
  ) -> Bool {
    for value in table.declarations where value.name.id == name { return true }
    return isImported(name, scanned)
      || scanned.files.contains { facts in
        facts.parameters.contains { $0.name == name }
          || facts.locals.contains { $0.name == name }
          || facts.declarations.contains { $0.name == name }
      }
  }

  /// Whether a file imports modules only whose public names are known.
  private static func knowsImports(_ facts: FileFacts, _ names: NameTable) -> Bool {
    facts.imports.allSatisfy { SDKTable.isModule(names.bytes(of: $0.module)) }
  }
}

extension NameTable {
  fileprivate func bytes(of name: NameID) -> ArraySlice<UInt8> {
    bytes[Int(starts[Int(name)])..<Int(starts[Int(name) + 1])]
  }
}
