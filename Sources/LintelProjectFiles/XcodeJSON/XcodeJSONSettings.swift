/// The configurations of a project, such as `Debug` and `Release`, with the project's settings.
struct XcodeJSONSettings {
  struct Configuration {
    let name: String
    /// The layers of settings, the strongest first.
    let layers: [SettingsLayer]
  }

  /// The configurations in the order of the file.
  private(set) var configurations: [Configuration] = []
  let defaultName: String?

  init(
    _ root: PropertyList.Node, _ tree: XcodeTree, _ files: inout ConfigurationFiles,
    _ notes: inout XcodeNotes
  ) {
    defaultName = root["default-configuration"]?.text
    let settings = root["build-settings"].map { [SettingsLayer(SettingsBlock($0))] } ?? []
    let limit = XcodeConfigurations.limit
    let all = root["configurations"]?.elements(atMost: limit + 1) ?? []
    for node in all.prefix(limit) {
      guard let name = node.text ?? node["name"]?.text else { continue }
      configurations.append(
        Configuration(name: name, layers: settings + Self.layers(of: node, tree, &files, &notes)))
    }
    if all.count > limit {
      notes.add("only the first \(limit) configurations count", at: all[limit])
    }
  }

  /// Returns the layer of the file on which a configuration is based, if there is one.
  static func layers(
    of configuration: PropertyList.Node, _ tree: XcodeTree, _ files: inout ConfigurationFiles,
    _ notes: inout XcodeNotes
  ) -> [SettingsLayer] {
    guard let file = configuration["file"] else { return [] }
    var place = tree.place(of: file["anchor"] ?? file)
    if let path = file["relative-path"] {
      let path = path.text ?? XcodeReference(path)?.names?.joined(separator: "/")
      place = place?.appending(path ?? "")
    }
    let (layer, problem) = files.layer(at: place)
    if let problem { notes.add(problem, at: file) }
    return [layer]
  }
}

extension XcodeJSONReader {
  mutating func targetSettings(
    of target: XcodeJSONTarget, _ project: XcodeJSONSettings
  ) -> TargetSettings {
    let own = target.node["build-settings"].map { [SettingsLayer(SettingsBlock($0))] } ?? []
    var specialized: [String: [SettingsLayer]] = [:]
    for node in target.elements("specialized-configurations") {
      guard let name = node["name"]?.text else { continue }
      specialized[name] = XcodeJSONSettings.layers(of: node, tree, &configurationFiles, &notes)
    }
    var settings = TargetSettings()
    for configuration in project.configurations {
      let layers = own + (specialized[configuration.name] ?? []) + configuration.layers
      settings.add(
        XcodeBuildSettings(
          configuration: configuration.name, target: target.name,
          project: XcodeBuildSettings.projectName(ofFile: path), layers: layers, budget: budget))
    }
    settings.defaultName = project.defaultName
    return settings
  }
}
