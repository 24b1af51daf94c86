import LintelVocabulary

/// What a target of a graph depends on, with paths as the graph has them.
enum GraphDependency {
  case target(name: String)
  case project(path: String, target: String)
  case packageProduct(String)
  /// Something built, by its path.
  case file(String)

  /// - Parameter node: a dictionary whose one key says what it is.
  /// - Returns: `nil` for what is no code of the workspace.
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
