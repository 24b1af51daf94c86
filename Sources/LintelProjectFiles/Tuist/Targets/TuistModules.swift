import LintelVocabulary

/// Computes the modules of targets from the settings of Tuist, as Tuist and Xcode would.
///
/// It is not in `LintelWorkspace` beside the reader of `Project.swift`, because the graphs of Tuist
/// have the same settings, and because settings are evaluated here.
package struct TuistModules {
  private let name: String
  private let project: TuistSettings
  private let budget: Budget
  /// The reason why settings were not computed; `nil` if all were.
  package var problem: String? {
    budget.isExceeded
      ? Budget.settingMessage
      : isCut ? "only the first \(XcodeConfigurations.limit) configurations count" : nil
  }
  private var isCut = false
  private var files: ConfigurationFiles
  /// The layers of settings of the project, by the name of the configuration.
  private var projectLayers: [String: [SettingsLayer]] = [:]

  /// - Parameters:
  ///   - name: the name of the project.
  ///   - folder: the folder of the project.
  ///   - project: the settings of the project, on which those of its targets are based.
  ///   - size: the size of the file with the settings in bytes.
  ///   - others: provides configuration files.
  package init(
    name: String, folder: String, project: TuistSettings, fileSize size: Int,
    others: OtherFiles
  ) {
    self.name = name
    self.project = project
    budget = Budget.settings(fileSize: size)
    files = ConfigurationFiles(sourceRoot: folder, others: others)
  }

  /// Returns a target that has no files yet.
  ///
  /// - Parameter productName: the name of the product; `nil` if it follows from the target's name.
  package mutating func target(
    named name: String, kind: TargetKind, productName: String?, settings: TuistSettings
  ) -> ProjectTarget {
    let productName = productName ?? Self.productName(ofTarget: name)
    var configurations = project.configurations
    if configurations.isEmpty { configurations = settings.configurations }
    if configurations.isEmpty { configurations = TuistSettings.Configuration.standard }
    if configurations.count > XcodeConfigurations.limit { isCut = true }
    var evaluated = TargetSettings()
    for configuration in configurations.prefix(XcodeConfigurations.limit) {
      var builtIn = SettingsBlock()
      builtIn.add(key: "PRODUCT_NAME", value: productName)
      if configuration.isDebug {
        builtIn.add(key: "SWIFT_ACTIVE_COMPILATION_CONDITIONS", value: "DEBUG")
      }
      let layers =
        layers(of: settings, configuration.name) + projectLayers(configuration.name)
        + [SettingsLayer(builtIn)]
      evaluated.add(
        XcodeBuildSettings(
          configuration: configuration.name, target: name, project: self.name, layers: layers,
          budget: budget))
    }
    var module = evaluated.module(ofTarget: name, product: nil)
    if evaluated.standard?.plainValue(of: "PRODUCT_MODULE_NAME").mayDiffer == true {
      module.isGuess = true
    }
    return ProjectTarget(
      id: name, name: name, kind: kind, module: module,
      configurations: evaluated.configurations.map {
        TargetConfiguration(name: $0.configuration, conditions: $0.compilationConditions)
      })
  }

  private mutating func projectLayers(_ configuration: String) -> [SettingsLayer] {
    if let layers = projectLayers[configuration] { return layers }
    let layers = layers(of: project, configuration)
    projectLayers[configuration] = layers
    return layers
  }

  /// Returns the layers of settings in a configuration, the strongest first.
  private mutating func layers(
    of settings: TuistSettings, _ configuration: String
  ) -> [SettingsLayer] {
    let own = settings.configurations.first { $0.name == configuration }
    var block = SettingsBlock()
    for (key, value) in settings.base + (own?.settings ?? []) { block.add(key: key, value: value) }
    let layer = SettingsLayer(block, isIncomplete: !settings.isComplete)
    guard let file = own?.file else { return [layer] }
    return [layer, files.layer(at: file) ?? SettingsLayer(isIncomplete: true)]
  }

  /// Returns the default name of a product: `My-Kit` makes `My_Kit`.
  private static func productName(ofTarget name: String) -> String {
    String(name.map { $0 == "-" || $0 == "/" ? "_" : $0 })
  }
}
