import LintelVocabulary

/// Reads the memberships of files, folders and products of other projects in targets.
extension XcodeJSONReader {
  /// Adds files and products to the targets that they are members of.
  ///
  /// - Parameter makers: the ids of the targets that make products, by the index of the product in
  ///   the tree.
  mutating func readMembers(makers: [Int: String]) {
    for position in tree.items.indices where tree.items[position].kind != .folder {
      let item = tree.items[position]
      guard let memberships = item.node["target-membership"]?.elements else { continue }
      let product =
        makers[position].map { TargetDependency.target(id: $0) }
        ?? TargetDependency(linking: item.path.path, from: item.path.base)
      if tree.hasTooManyFiles(at: position) {
        note(
          "only the first \(XcodeObjects.variantLimit) files of a group count",
          at: tree.items[position].node)
      }
      let sources = tree.files(at: position).filter { SwiftFileName.ends($0.path.path) }
      for membership in memberships { add(product, sources, membership) }
    }
    for product in root["imported-products"]?.elements ?? [] {
      guard let project = tree.place(of: product["project"])?.path else { continue }
      let dependency = TargetDependency.remoteTarget(
        project: project, id: product["product-id"]?.text, name: product["target"]?.text)
      for membership in product["target-membership"]?.elements ?? [] {
        add(dependency, [], membership)
      }
    }
  }

  /// - Parameters:
  ///   - product: the dependency of a target that links or copies the member.
  ///   - sources: the Swift files that the member stands for.
  private mutating func add(
    _ product: TargetDependency?, _ sources: [XcodeTree.File], _ membership: PropertyList.Node
  ) {
    guard let phase = phase(membership) else { return }
    switch phase.kind {
    case .sources: for file in sources { add(file, to: phase.target, membership) }
    case .products:
      if let product { linked[phase.target, default: []].append(product) }
      if membership["platforms"] != nil { conditionallyLinking.insert(phase.target) }
    case .other: return
    }
  }

  private mutating func phase(_ membership: PropertyList.Node) -> XcodePhaseNames.Phase? {
    let reference = membership["build-phase"] ?? membership
    let phase = phases.phase(XcodeReference(reference))
    if phase == nil {
      note("there is no such build phase in the project; it is left out", at: reference)
    }
    return phase
  }

  private mutating func add(
    _ file: XcodeTree.File, to target: String, _ membership: PropertyList.Node
  ) {
    switch file.place {
    case .path(let path):
      let platforms = membership["platforms"].map {
        PlatformFilter.platforms($0.elements(atMost: PlatformFilter.limit).compactMap(\.text))
      }
      files[target, default: []].append(
        ListedFile(
          path: path, platforms: platforms, compilerFlags: membership.joinedText("arguments")))
    case .notInSources: return
    case .unknown(let base):
      note(
        "the location of '\(file.path.path)' depends on '\(base)', which is not known; "
          + "the file is left out", at: file.node["path"] ?? file.node)
    }
  }

  mutating func note(_ message: String, at node: PropertyList.Node) { notes.add(message, at: node) }
}

// MARK: - Folders

extension XcodeJSONReader {
  /// Returns the synchronized folders, in the order of the tree.
  mutating func folderRoots() -> [SynchronizedFolders.Root] {
    var roots: [SynchronizedFolders.Root] = []
    for position in tree.items.indices where tree.items[position].kind == .folder {
      guard let path = tree.place(at: position).path else { continue }
      let node = tree.items[position].node
      var owners: [String] = []
      var owning: Set<String> = []
      for name in node["target-membership"]?.elements ?? [] {
        if let id = targetID(name), owning.insert(id).inserted { owners.append(id) }
      }
      roots.append(
        SynchronizedFolders.Root(
          path: path, owners: owners, exceptions: exceptions(of: node, owners: owning),
          opaqueFolders: SynchronizedFolders.keys(node.texts("opaque-folders"))))
    }
    return roots
  }

  private mutating func exceptions(
    of folder: PropertyList.Node, owners: Set<String>
  ) -> SynchronizedExceptions {
    var result = SynchronizedExceptions()
    for set in folder["membership-exceptions"]?.elements ?? [] {
      let target: String
      if let name = set["target"] {
        guard let id = targetID(name) else { continue }
        target = id
      } else {
        // An owner compiles the files already, so an exception for its build phase adds none.
        guard let phase = phase(set), phase.kind == .sources, !owners.contains(phase.target) else {
          continue
        }
        target = phase.target
      }
      // The two keys are treated alike: which one is used follows from whether the target owns the
      // folder.
      result.add(
        set.texts("exclusions") + set.texts("inclusions"), of: target,
        isOwner: owners.contains(target))
      for (path, platforms) in set["platforms"]?.entries ?? [] {
        result.add(platforms: platforms.elements.compactMap(\.text), of: path, in: target)
      }
      for (path, _) in set["compiler-flags"]?.entries ?? [] {
        result.add(compilerFlags: set["compiler-flags"]?.joinedText(path) ?? "", in: target)
      }
    }
    return result
  }

  /// Returns the id of the target with a name.
  mutating func targetID(_ name: PropertyList.Node) -> String? {
    let id = name.text.flatMap { targetIDs[$0] }
    if id == nil {
      note("there is no target '\(name.text ?? "")' in the project; it is left out", at: name)
    }
    return id
  }
}
