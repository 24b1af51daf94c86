extension DependencyGraph {
  /// One node per outermost declaration; an extension is part of the type that it extends, and what
  /// has the same name in the same file is one, such as types that branches of `#if` declare and
  /// overloads.
  ///
  /// A node is named by its type; where two have the same name, by module and type, and where these
  /// are the same as well, by file and type.
  public func condensedByType(counting filter: ReferenceFilter = .all) -> CondensedGraph {
    var nodeOf = [Int32](repeating: -1, count: declarations.count)
    var representatives: [DeclarationID] = []
    var known: [FileID: [Name: Int32]] = [:]
    for id in declarations.indices {
      let representative = typeNode(of: DeclarationID(id))
      if nodeOf[Int(representative)] < 0 {
        let value = declarations[Int(representative)]
        let new = Int32(representatives.count)
        let node = known[value.file, default: [:]][value.name, default: new]
        known[value.file, default: [:]][value.name] = node
        nodeOf[Int(representative)] = node
        if node == new { representatives.append(representative) }
      }
      nodeOf[id] = nodeOf[Int(representative)]
    }
    let names = uniqueNames(of: representatives)
    // A file's scope makes a node only if its code depends on something.
    let used = representatives.map {
      declarations[Int($0)].kind != .file || !dependencies(from: $0).isEmpty
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
        let node = kept[Int(nodeOf[Int(id)])]
        return node < 0 ? [] : [node]
      }, counting: filter)
  }

  /// One node per file.
  public func condensedByFile(counting filter: ReferenceFilter = .all) -> CondensedGraph {
    CondensedGraph(
      self,
      nodes: files.map {
        CondensedGraph.Node(name: $0.path, group: modules[Int($0.module)].displayName)
      },
      membership: { [declarations[Int($0)].file] }, counting: filter)
  }

  /// One node per module that has files or is imported; imports count as well.
  public func condensedByModule(counting filter: ReferenceFilter = .all) -> CondensedGraph {
    let used = Set(files.map(\.module) + imports.map(\.module))
    var names: [String] = []
    var nodeOf = [Int32](repeating: -1, count: modules.count)
    for (id, module) in modules.enumerated() where used.contains(ModuleID(id)) {
      // Packages of one repository may have modules of the same name; they are shown as one.
      if names.last != module.displayName { names.append(module.displayName) }
      nodeOf[id] = Int32(names.count - 1)
    }
    return CondensedGraph(
      self, nodes: names.map { CondensedGraph.Node(name: $0) },
      membership: { [nodeOf[Int(files[Int(declarations[Int($0)].file)].module)]] },
      moduleNodes: { [nodeOf[Int($0)]] }, counting: filter)
  }

  /// The declaration that a declaration's node is named for.
  private func typeNode(of declaration: DeclarationID) -> DeclarationID {
    var current = outermost(of: declaration)
    // An extension may extend a type that another extension holds.
    for _ in 0..<8 {
      let value = declarations[Int(current)]
      guard value.kind == .extension, value.extendedType >= 0 else { break }
      current = outermost(of: value.extendedType)
    }
    return current
  }

  private func uniqueNames(of declarations: [DeclarationID]) -> [String] {
    var names = declarations.map { qualifiedName(of: $0) }
    let longer: [(DeclarationID) -> String] = [
      { self.module(of: $0).displayName + "." },
      { self.path(of: $0) + ":" },
    ]
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
