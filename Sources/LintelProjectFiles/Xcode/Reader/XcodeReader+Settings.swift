import LintelVocabulary

/// The layers of settings of a target.
extension XcodeReader {
  mutating func settings(of target: XcodeObject, named name: String) -> TargetSettings {
    let configurations = XcodeConfigurations(of: target, objects)
    let projectName = XcodeBuildSettings.projectName(ofFile: path)
    var settings = TargetSettings()
    for configuration in configurations.all {
      let own = configuration.text("name") ?? ""
      var layers = layers(of: configuration)
      if let base = projectConfigurations.configuration(named: own) {
        layers += self.layers(of: base)
      }
      settings.add(
        XcodeBuildSettings(
          configuration: own, target: name, project: projectName, layers: layers, budget: budget))
    }
    settings.defaultName = configurations.defaultName
    if configurations.isCut {
      note("only the first \(XcodeConfigurations.limit) configurations count", at: target.node)
    }
    return settings
  }

  /// Returns the layers of settings of a configuration, the strongest first: those in the project
  /// file, then the `.xcconfig` file on which they are based.
  private mutating func layers(of configuration: XcodeObject) -> [SettingsLayer] {
    if let layers = self.layers[configuration.id] { return layers }
    var layers: [SettingsLayer] = []
    if let settings = configuration.node["buildSettings"] {
      layers.append(SettingsLayer(SettingsBlock(settings)))
    }
    if let base = base(of: configuration) { layers.append(base) }
    self.layers[configuration.id] = layers
    return layers
  }

  private mutating func base(of configuration: XcodeObject) -> SettingsLayer? {
    let keys = ["baseConfigurationReference", "baseConfigurationReferenceAnchor"]
    guard let node = keys.lazy.compactMap({ configuration.node[$0] }).first else { return nil }
    var place: XcodePlace?
    if let reference = node.text.flatMap({ objects[$0] }) {
      place = groups.place(of: reference)
        .appending(configuration.text("baseConfigurationReferenceRelativePath") ?? "")
    }
    let (layer, problem) = configurationFiles.layer(at: place)
    if let problem { note(problem, at: node) }
    return layer
  }
}
