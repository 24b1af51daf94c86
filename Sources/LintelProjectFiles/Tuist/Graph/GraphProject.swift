import LintelVocabulary

/// A project of a graph, with paths as the graph has them.
struct GraphProject {
  let name: String
  /// The path of the project's folder.
  let path: String
  /// Whether the project is an external package.
  let isExternal: Bool
  let targets: [GraphTarget]
  let settings: TuistSettings

  init(_ path: String, _ node: PropertyList.Node) {
    self.path = path
    name = node["name"]?.text ?? ""
    isExternal = node["isExternal"]?.text == "1" || node["type"]?["external"] != nil
    // A dictionary by name in new graphs, a list in old ones.
    let targets: [(name: String, node: PropertyList.Node)] =
      node["targets"].map { targets in
        targets.isArray
          ? targets.elements.compactMap { target in target["name"]?.text.map { ($0, target) } }
          : targets.entries.map { ($0.key, $0.value) }
      } ?? []
    self.targets = targets.map { GraphTarget($0.name, $0.node) }
    settings = TuistSettings(node["settings"])
  }
}
