import LintelVocabulary

/// A dependency of a target of a graph, with paths as the graph has them.
enum GraphDependency {
  case target(name: String)
  case project(path: String, target: String)
  case packageProduct(String)
  /// A built framework or library, by its path.
  case file(String)

  /// - Parameter node: a dictionary with one key, which is the kind of dependency.
  /// - Returns: `nil` if the dependency is no code of the workspace.
  init?(_ node: PropertyList.Node) {
    guard let kind = node.entries.first(where: { node[$0.key] != nil })?.key,
      let value = node[kind]
    else { return nil }
    switch kind {
    case "target", "macro":
      guard let name = value["name"]?.text else { return nil }
      self = .target(name: name)
    case "project":
      guard let path = value["path"]?.text, let target = value["target"]?.text else { return nil }
      self = .project(path: path, target: target)
    case "package", "packageProduct":
      guard let product = value["product"]?.text,
        value["type"]?.text?.hasBytes(atStart: "plugin") != true
      else { return nil }
      self = .packageProduct(product)
    case "framework", "xcframework", "library":
      guard let path = value["path"]?.text else { return nil }
      self = .file(path)
    default: return nil
    }
  }
}
