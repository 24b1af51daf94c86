extension DependencyGraph {
  /// One node per outermost declaration; what has the same name in the same file is one, such as
  /// types that branches of `#if` declare and overloads.
  ///
  /// An extension is part of the type that it extends if both are in one module. What a module
  /// writes in extensions of a type of another module is a node of the module that writes it.
  ///
  /// A node is named by its type; where two have the same name, and for extensions of another
  /// module's type, by module and type, and where these are the same as well, by file and type.
  public func condensedByType(counting filter: ReferenceFilter = .all) -> CondensedGraph {
    var nodeOf = [Int32](repeating: -1, count: declarations.count)
    var representatives: [DeclarationID] = []
    var known: [FileID: [Name: Int32]] = [:]
    var firstExtensions: [ForeignType: DeclarationID] = [:]
    for id in declarations.ids {
      var representative = typeNode(of: id)
      if let foreign = foreignType(extendedBy: representative) {
        representative = firstExtensions[foreign, default: representative]
        firstExtensions[foreign] = representative
      }
      if nodeOf[representative.position] < 0 {
        let value = declarations[representative]
        let new = Int32(representatives.count)
        let node = known[value.file, default: [:]][value.name, default: new]
        known[value.file, default: [:]][value.name] = node
        nodeOf[representative.position] = node
        if node == new { representatives.append(representative) }
      }
      nodeOf[id.position] = nodeOf[representative.position]
    }
    let names = uniqueNames(of: representatives)
    // A file's scope makes a node only if its code depends on something.
    let used = representatives.map {
      declarations[$0].kind != .file || !dependencies(from: $0).isEmpty
    }
    var kept = [Int32](repeating: -1, count: representatives.count)
    var nodes: [CondensedGraph.Node] = []
    for index in representatives.indices where used[index] {
      kept[index] = Int32(nodes.count)
      nodes.append(
        CondensedGraph.Node(
          name: names[index], group: module(of: representatives[index]).displayName))
    }
    return CondensedGraph(
      self, nodes: nodes,
      membership: { id in
        let node = kept[Int(nodeOf[id.position])]
        return node < 0 ? [] : [node]
      }, counting: filter)
  }

  /// One node per file.
  public func condensedByFile(counting filter: ReferenceFilter = .all) -> CondensedGraph {
    CondensedGraph(
      self,
      nodes: files.map {
        CondensedGraph.Node(name: $0.path, group: modules[$0.module].displayName)
      },
      membership: { [declarations[$0].file.rawValue] }, counting: filter)
  }

  /// One node per folder that has files of its own; what folders in it hold is not part of it.
  ///
  /// A node is named by the folder's path, the root of the check `.`.
  public func condensedByFolder(counting filter: ReferenceFilter = .all) -> CondensedGraph {
    let folders = Set(files.map(\.folder)).sorted()
    let nodeOf = Dictionary(uniqueKeysWithValues: zip(folders, folders.indices))
    let nodeOfFile = files.map { Int32(nodeOf[$0.folder] ?? 0) }
    var modulesOf = [Set<ModuleID>](repeating: [], count: folders.count)
    for (file, node) in zip(files, nodeOfFile) { modulesOf[Int(node)].insert(file.module) }
    return CondensedGraph(
      self,
      nodes: zip(folders, modulesOf).map { folder, found in
        let module = found.count == 1 ? found.first : nil
        return CondensedGraph.Node(
          name: folder, group: module.map { modules[$0].displayName })
      },
      membership: { [nodeOfFile[declarations[$0].file.position]] }, counting: filter)
  }

  /// One node per module that has files or is imported; imports count as well.
  public func condensedByModule(counting filter: ReferenceFilter = .all) -> CondensedGraph {
    let used = Set(files.map(\.module) + imports.compactMap(\.module))
    var names: [String] = []
    var nodeOf = [Int32](repeating: -1, count: modules.count)
    for (id, module) in zip(modules.ids, modules) where used.contains(id) {
      // Packages of one repository may have modules of the same name; they are shown as one.
      if names.last != module.displayName { names.append(module.displayName) }
      nodeOf[id.position] = Int32(names.count - 1)
    }
    return CondensedGraph(
      self, nodes: names.map { CondensedGraph.Node(name: $0) },
      membership: { [nodeOf[files[declarations[$0].file].module.position]] },
      moduleNodes: { [nodeOf[$0.position]] }, counting: filter)
  }

  /// The declaration that a declaration's node is named for.
  private func typeNode(of declaration: DeclarationID) -> DeclarationID {
    var current = outermost(of: declaration)
    // An extension may extend a type that another extension holds.
    for _ in 0..<8 {
      let value = declarations[current]
      guard value.kind == .extension, let type = value.extendedType,
        moduleID(of: type) == moduleID(of: current)
      else { break }
      current = outermost(of: type)
    }
    return current
  }

  /// A type, and another module that extends it.
  private struct ForeignType: Hashable {
    let type: DeclarationID
    let extendingModule: ModuleID
  }

  /// What `declaration` extends if it is an extension of another module's type.
  private func foreignType(extendedBy declaration: DeclarationID) -> ForeignType? {
    let value = declarations[declaration]
    guard value.kind == .extension, let type = value.extendedType else { return nil }
    let module = moduleID(of: declaration)
    guard moduleID(of: type) != module else { return nil }
    return ForeignType(type: outermost(of: type), extendingModule: module)
  }

  private func moduleID(of declaration: DeclarationID) -> ModuleID {
    files[declarations[declaration].file].module
  }

  private func uniqueNames(of declarations: [DeclarationID]) -> [String] {
    let longer: [(DeclarationID) -> String] = [
      { self.module(of: $0).displayName + "." },
      { self.path(of: $0) + ":" },
    ]
    var names = declarations.map { declaration in
      (foreignType(extendedBy: declaration) == nil ? "" : longer[0](declaration))
        + qualifiedName(of: declaration)
    }
    for prefix in longer {
      var counts: [String: Int] = [:]
      for name in names { counts[name, default: 0] += 1 }
      guard counts.values.contains(where: { $0 > 1 }) else { break }
      for (index, name) in names.enumerated() where counts[name] ?? 0 > 1 {
        names[index] = prefix(declarations[index]) + qualifiedName(of: declarations[index])
      }
    }
    return names
  }
}

extension SourceFile {
  /// The path of the folder that holds the file; `.` for the root of the check.
  public var folder: String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
