import LintelVocabulary

/// The settings of targets, in the layers that XcodeGen writes to a project.
struct SpecSettings {
  /// A configuration with its type, `debug` or `release`; some have none.
  private struct Configuration {
    let name: String
    let type: String?
  }

  private let projectName: String
  private let folder: String
  private let root: SpecMapping
  private let configurations: [Configuration]
  private let defaultName: String?
  private let presets: String
  let budget: Budget
  private var values: SpecSettingValues
  private(set) var files: ConfigurationFiles
  /// The layers of the project for each configuration: the settings in the specification, then the
  /// `.xcconfig` file on which they are based.
  private var projectLayers: [[SettingsLayer]] = []

  /// The largest number of configurations, nearly ten times that of the largest known project. Each
  /// target has settings in each configuration.
  static let limit = 64

  /// - Parameter targets: all targets of the project.
  init(
    _ specification: Specification, _ targets: [SpecTarget], in folder: String,
    others: OtherFiles, _ notes: inout SpecNotes
  ) {
    root = specification.root
    self.folder = folder
    projectName = root["name"]?.text ?? ""
    budget = Budget.settings(fileSize: specification.size)
    files = ConfigurationFiles(sourceRoot: folder, others: others)
    presets = root["options"]?["settingPresets"]?.text ?? "all"
    defaultName = root["options"]?["defaultConfig"]?.text
    let named = root["configs"]?.mapping ?? [:]
    let all =
      named.isEmpty
      ? [Configuration(name: "Debug", type: "debug"), .init(name: "Release", type: "release")]
      : named.sorted { $0.key < $1.key }.map { Configuration(name: $0.key, type: $0.value.text) }
    if let mark = root["configs"]?.mark, all.count > Self.limit {
      notes.add("only the first \(Self.limit) configurations count", at: mark)
    }
    configurations = Array(all.prefix(Self.limit))
    values = SpecSettingValues(
      groups: root["settingGroups"]?.mapping ?? [:], configurations: configurations.map(\.name),
      budget)
    for position in configurations.indices {
      projectLayers.append(layersOfProject(position, targets, &notes))
    }
  }

  /// Returns the settings of a target in all configurations.
  mutating func settings(of target: SpecTarget, _ notes: inout SpecNotes) -> TargetSettings {
    var settings = TargetSettings()
    settings.defaultName = defaultName
    for (position, configuration) in configurations.enumerated() {
      let layers =
        layers(target.node.mapping, presets: presets(of: target), position, &notes)
        + projectLayers[position]
      settings.add(
        XcodeBuildSettings(
          configuration: configuration.name, target: target.name, project: projectName,
          layers: layers, budget: budget))
    }
    return settings
  }

  private mutating func layersOfProject(
    _ position: Int, _ targets: [SpecTarget], _ notes: inout SpecNotes
  ) -> [SettingsLayer] {
    var presets: [String: String] = [:]
    let type = configurations[position].type
    if ["all", "project"].contains(self.presets), type == "debug" || type == "release" {
      presets["PRODUCT_NAME"] = "$(TARGET_NAME)"
      if type == "debug" { presets["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "DEBUG" }
    }
    let platforms = Set(targets.map(\.platform))
    if platforms.count == 1, let name = platforms.first ?? nil { presets["SDKROOT"] = sdk(name) }
    return layers(root, presets: presets, position, &notes)
  }

  /// Returns the settings that XcodeGen itself adds to a target.
  private func presets(of target: SpecTarget) -> [String: String] {
    guard ["all", "targets"].contains(presets) else { return [:] }
    var settings: [String: String] = [:]
    if let platform = target.platform { settings["SDKROOT"] = sdk(platform) }
    if !target.destinations.isEmpty {
      settings["SUPPORTED_PLATFORMS"] = SDK.names(of: target.platforms).joined(separator: " ")
      settings["SUPPORTS_MACCATALYST"] = target.destinations.contains("macCatalyst") ? "YES" : "NO"
    }
    return settings
  }

  private func sdk(_ platform: String) -> String {
    SpecTarget.platform(named: platform).flatMap { SDK.names(of: [$0]).first } ?? "auto"
  }

  /// Returns the layers of the project or a target: their settings, then the `.xcconfig` file on
  /// which they are based. A preset of XcodeGen counts if neither the settings nor that file, nor
  /// for a target the file of the project, sets its name.
  private mutating func layers(
    _ owner: SpecMapping, presets: [String: String], _ position: Int, _ notes: inout SpecNotes
  ) -> [SettingsLayer] {
    let base = base(of: owner, configurations[position].name, &notes)
    let own = values.values(of: owner["settings"]?.mapping ?? [:], in: position)
    var bases = base.map { [$0] } ?? []
    if position < projectLayers.count { bases += projectLayers[position].dropFirst() }
    let weaker = presets.filter { key, _ in
      !bases.contains { $0.sets(key) }
    }
    let layer = SettingsLayer(
      SettingsBlock(weaker.merging(own.settings) { _, own in own }), isIncomplete: !own.isComplete)
    return [layer] + (base.map { [$0] } ?? [])
  }

  private mutating func base(
    of owner: SpecMapping, _ configuration: String, _ notes: inout SpecNotes
  ) -> SettingsLayer? {
    guard let node = owner["configFiles"]?[configuration], node.text != nil else { return nil }
    let missing = SettingsLayer(isIncomplete: true)
    let consequence = "so its settings are not known"
    guard let name = notes.known(node, else: consequence) else { return missing }
    let path = RelativePath.join(folder, name)
    if let layer = files.layer(at: path) { return layer }
    notes.add("there is no file '\(path)', \(consequence)", at: node.mark)
    return missing
  }
}

extension SettingsBlock {
  /// Adds the assignments with conditions after those without, because they are stronger.
  fileprivate init(_ settings: [String: String]) {
    let sorted = settings.sorted { $0.key < $1.key }
    for isConditional in [false, true] {
      for (key, value) in sorted where key.utf8.contains(UInt8(ascii: "[")) == isConditional {
        add(key: key, value: value)
      }
    }
  }
}
