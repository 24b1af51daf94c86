import LintelVocabulary

extension DependencyGraph {
  /// Returns the graph with one node per outermost declaration; the node of a type includes the
  /// extensions that ``TypeNodes`` assigns to it. Declarations with the same name in one file are
  /// one node, e.g. overloads, or types that branches of `#if` declare.
  ///
  /// A node is named by its type, `Type`. If two nodes have the same name, and for extensions of
  /// another module's type, it is named by module and type, `Module.Type`. If two nodes have the
  /// same module and type, and for extensions that only one file sees, it is named by file and
  /// type, `Folder/File.swift:Type`.
  ///
  /// - Parameter apart: returns a number for each declaration; declarations with different numbers
  ///   are never in one node.
  package func condensedByType(
    counting filter: ReferenceFilter = .all, apart: (DeclarationID) -> Int32 = { _ in 0 }
  ) -> CondensedGraph {
    struct Part: Hashable {
      let head: DeclarationID
      let number: Int32
    }
    struct Namesake: Hashable {
      let file: FileID
      let name: Name
      let number: Int32
    }
    let types = TypeNodes(self)
    var nodeOf = [Int32](repeating: -1, count: declarations.count)
    var heads: [DeclarationID] = []
    var prefixes: [NamePrefix] = []
    var known: [Part: Int32] = [:]
    var namesakes: [Namesake: Int32] = [:]
    for id in declarations.ids {
      let part = Part(head: types[id], number: apart(id))
      if let node = known[part] {
        nodeOf[id.position] = node
        continue
      }
      // Declarations that are apart from their type are named after the outermost of them.
      let head = apart(part.head) == part.number ? part.head : id
      let value = declarations[head]
      let reach = types.reach(of: part.head)
      var node = Int32(heads.count)
      if reach == nil {
        let namesake = Namesake(file: value.file, name: value.name, number: part.number)
        node = namesakes[namesake, default: node]
        namesakes[namesake] = node
      }
      if node == heads.count {
        heads.append(head)
        prefixes.append(head == part.head ? NamePrefix(reach) : .path)
      }
      known[part] = node
      nodeOf[id.position] = node
    }
    let names = uniqueNames(of: heads, prefixes)
    // A file's scope makes a node only if its code depends on something.
    let used = heads.map { declarations[$0].kind != .file || !dependencies(from: $0).isEmpty }
    var kept = [Int32](repeating: -1, count: heads.count)
    var nodes: [CondensedGraph.Node] = []
    for index in heads.indices where used[index] {
      kept[index] = Int32(nodes.count)
      nodes.append(
        CondensedGraph.Node(
          name: names[index], group: group(of: files[declarations[heads[index]].file])))
    }
    return CondensedGraph(
      self, nodes: nodes,
      membership: { id, found in
        let node = kept[Int(nodeOf[id.position])]
        if node >= 0 { found.append(node) }
      }, counting: filter)
  }

  /// Returns the graph with one node per file.
  package func condensedByFile(counting filter: ReferenceFilter = .all) -> CondensedGraph {
    CondensedGraph(
      self,
      nodes: files.map { CondensedGraph.Node(name: $0.path, group: group(of: $0)) },
      membership: { $1.append(declarations[$0].file.rawValue) }, counting: filter)
  }

  /// Returns the graph with one node per folder that directly contains files; the files in its
  /// subfolders are not part of it.
  ///
  /// A node is named by the folder's path; the root of the check is `.`.
  package func condensedByFolder(counting filter: ReferenceFilter = .all) -> CondensedGraph {
    let folders = Set(files.map(\.folder)).sorted()
    let nodeOf = Dictionary(uniqueKeysWithValues: zip(folders, folders.indices))
    let nodeOfFile = files.map { Int32(nodeOf[$0.folder] ?? 0) }
    var modulesOf = [Set<ModuleID>](repeating: [], count: folders.count)
    for (file, node) in zip(files, nodeOfFile) { modulesOf[Int(node)].formUnion(file.modules) }
    return CondensedGraph(
      self,
      nodes: zip(folders, modulesOf).map { folder, found in
        let module = found.count == 1 ? found.first : nil
        return CondensedGraph.Node(
          name: folder, group: module.map { moduleLabels[$0.position] })
      },
      membership: { $1.append(nodeOfFile[declarations[$0].file.position]) }, counting: filter)
  }

  /// Returns the graph with one node per module that has files or is imported, named by
  /// ``moduleLabels``; imports make edges as well.
  package func condensedByModule(counting filter: ReferenceFilter = .all) -> CondensedGraph {
    let used = Set(files.flatMap(\.modules) + imports.flatMap { moduleSteps(of: $0).map(\.to) })
    // Modules with the same label are one node.
    let names = Set(used.map { moduleLabels[$0.position] }).sorted()
    let position = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    let nodeOf = moduleLabels.map { Int32(position[$0] ?? -1) }
    return CondensedGraph(
      self, nodes: names.map { CondensedGraph.Node(name: $0) },
      membership: { $1 += files[declarations[$0].file].modules.map { nodeOf[$0.position] } },
      nodeOfModule: { nodeOf[$0.position] }, counting: filter)
  }

  /// The text before the name of the type in the name of a node.
  private enum NamePrefix: Int {
    case none, module, path

    init(_ reach: TypeNodes.Reach?) {
      switch reach {
      case nil: self = .none
      case .module: self = .module
      case .file: self = .path
      }
    }
  }

  /// - Parameter prefixes: the prefixes to begin with; nodes with the same name get longer ones.
  private func uniqueNames(
    of heads: [DeclarationID], _ prefixes: [NamePrefix]
  ) -> [String] {
    var prefixes = prefixes
    func name(_ index: Int) -> String {
      let head = heads[index]
      let prefix =
        switch prefixes[index] {
        case .none: ""
        case .module: module(of: head).displayName + "."
        case .path: path(of: head) + ":"
        }
      return prefix + qualifiedName(of: head)
    }
    var names = heads.indices.map(name)
    for _ in 0..<NamePrefix.path.rawValue {
      var counts: [String: Int] = [:]
      for name in names { counts[name, default: 0] += 1 }
      for index in heads.indices where counts[names[index]] ?? 0 > 1 {
        guard let longer = NamePrefix(rawValue: prefixes[index].rawValue + 1) else { continue }
        prefixes[index] = longer
        names[index] = name(index)
      }
    }
    return names
  }
}

extension SourceFile {
  /// The path of the folder that contains the file; `.` for the root of the check.
  package var folder: String {
    path.lastSlash.map { String(path[..<$0]) } ?? "."
  }
}
