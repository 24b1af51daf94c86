import LintelVocabulary

/// The settings of one configuration of a target.
struct BuildSettings {
  let configuration: String
  /// The strongest first.
  let layers: [SettingsLayer]
  /// What Xcode sets, such as `TARGET_NAME`.
  let builtIn: [String: String]
  /// Shared by all settings of a project.
  let effort: SettingEffort
  /// The SDKs that the target is built with, as far as they matter to conditions.
  var sdks = SDK.allNames

  /// - Parameters:
  ///   - target: its name.
  ///   - path: of the project file.
  init(
    configuration: String, layers: [SettingsLayer], target: String, projectFile path: String,
    effort: SettingEffort
  ) {
    self.configuration = configuration
    self.layers = layers
    self.effort = effort
    let bundle = RelativePath.fileName(of: RelativePath.folder(of: path))
    let project = bundle.lastIndex(of: ".").map { String(bundle[..<$0]) } ?? bundle
    builtIn = [
      "TARGET_NAME": target, "TARGETNAME": target, "PROJECT_NAME": project, "PROJECT": project,
      "CONFIGURATION": configuration, "PRODUCT_NAME": "",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
    ]
  }

  /// What a setting is, whatever it is built with; what holds only for some SDKs plays no part.
  func plainValue(of name: String) -> SettingValue {
    SettingEvaluation.value(of: name, in: self, sdk: nil)
  }

  /// What a setting is with each SDK; only one value if all agree.
  func values(of name: String) -> [SettingValue] {
    let value = plainValue(of: name)
    guard value.dependsOnSDK else { return [value] }
    var values: [SettingValue] = []
    for sdk in sdks {
      let value = SettingEvaluation.value(of: name, in: self, sdk: sdk)
      if !values.contains(value) { values.append(value) }
    }
    return values
  }

  /// The words of a setting; `nil` when they cannot be known, or differ between SDKs.
  func words(of name: String) -> [Substring]? {
    let values = values(of: name)
    guard values.count == 1, values[0].isCertain else { return nil }
    return values[0].text.split(whereSeparator: \.isWhitespace)
  }
}
