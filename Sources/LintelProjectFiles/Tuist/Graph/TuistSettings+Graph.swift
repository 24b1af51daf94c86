extension TuistSettings {
  /// Reads the settings of a project or a target of a graph.
  init(_ node: PropertyList.Node?) {
    self.init(base: Self.settings(node?["base"]))
    // Only new graphs contain the configurations in full.
    for (key, value) in node?["configurations"]?.alternatingPairs ?? [] {
      guard let name = key["name"]?.text else { continue }
      configurations.append(
        Configuration(
          name: name, isDebug: key["variant"]?.text == "debug",
          settings: Self.settings(value["settings"]), file: value["xcconfig"]?.text))
    }
  }

  /// A value is a text or a list of texts, in a dictionary with one key, which is the type.
  private static func settings(_ node: PropertyList.Node?) -> [Setting] {
    (node?.entries ?? []).map { key, value in
      let content = value.entries.first?.value["_0"] ?? value
      return (
        key, content.text ?? content.elements.compactMap(\.text).joined(separator: " ")
      )
    }
  }
}
