import LintelVocabulary

/// Resolves the values of a specification that are paths. In an included file, paths are relative
/// to the folder of that file: `sources: [App]`.
enum SpecPaths {
  static func resolved(_ specification: SpecMapping, relativeTo folder: String) -> SpecMapping {
    if folder.isEmpty { return specification }
    let path = { (node: SpecNode) in joined(node, folder) }
    let withPath = { (node: SpecNode) in changed(node, ["path": path]) }
    let source = { (node: SpecNode) in node.text == nil ? withPath(node) : path(node) }
    let target = { (node: SpecNode) in
      changed(
        node,
        ["sources": { values($0, source) }, "configFiles": { values($0, path) }])
    }
    return changed(
      specification,
      [
        "configFiles": { values($0, path) },
        "targets": { values($0, target) },
        "targetTemplates": { values($0, target) },
        "aggregateTargets": { values($0, target) },
        "packages": { values($0, withPath) },
        "projectReferences": { values($0, withPath) },
        "localPackages": { values($0, path) },
      ])
  }

  private typealias Change = (SpecNode) -> SpecNode

  private static func joined(_ node: SpecNode, _ folder: String) -> SpecNode {
    guard let text = node.text else { return node }
    var node = node
    node.content = .text(RelativePath.join(folder, text))
    return node
  }

  /// Returns a mapping with some of its values changed.
  private static func changed(_ node: SpecNode, _ changes: [String: Change]) -> SpecNode {
    guard case .mapping(let entries) = node.content else { return node }
    var node = node
    node.content = .mapping(changed(entries, changes))
    return node
  }

  private static func changed(
    _ entries: SpecMapping, _ changes: [String: Change]
  ) -> SpecMapping {
    var entries = entries
    for (key, change) in changes {
      if let value = entries[key] { entries[key] = change(value) }
    }
    return entries
  }

  /// Returns a list or mapping with each of its values changed. A single text is changed itself.
  private static func values(_ node: SpecNode, _ change: Change) -> SpecNode {
    var node = node
    switch node.content {
    case .nothing: break
    case .text: return change(node)
    case .list(let elements): node.content = .list(elements.map(change))
    case .mapping(let entries): node.content = .mapping(entries.mapValues(change))
    }
    return node
  }
}
