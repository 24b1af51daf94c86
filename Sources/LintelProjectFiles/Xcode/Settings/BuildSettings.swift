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

  init(
    configuration: String, target: String, project: String, layers: [SettingsLayer],
    effort: SettingEffort
  ) {
    self.configuration = configuration
    self.layers = layers
    self.effort = effort
    builtIn = [
      "TARGET_NAME": target, "TARGETNAME": target, "PROJECT_NAME": project, "PROJECT": project,
      "CONFIGURATION": configuration, "PRODUCT_NAME": "",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
    ]
  }

  /// The name of a project by the file that describes it, which is in a bundle of that name.
  static func projectName(ofFile path: String) -> String {
    let bundle = RelativePath.fileName(of: RelativePath.folder(of: path))
    return bundle.lastIndex(of: ".").map { String(bundle[..<$0]) } ?? bundle
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

  /// The words of a setting; `nil` when they cannot be known, or differ with what it is built with.
  func words(of name: String) -> [Substring]? {
    let values = values(of: name)
    guard values.count == 1, values[0].isCertain, !values[0].dependsOnMore else { return nil }
    return values[0].text.split(whereSeparator: \.isWhitespace)
  }
}
