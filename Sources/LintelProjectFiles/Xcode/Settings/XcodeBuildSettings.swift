import LintelVocabulary

/// The settings of a target in one configuration.
struct XcodeBuildSettings {
  let configuration: String
  /// The layers of settings, the strongest first.
  let layers: [SettingsLayer]
  /// The settings that Xcode itself provides, such as `TARGET_NAME`.
  let builtIn: [String: String]
  /// The budget that all settings of a project share.
  let effort: SettingEffort
  /// The SDKs that the target is built with, for conditions such as `[sdk=iphoneos*]`.
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

  /// Returns the name of a project from the path of its file, which is in a bundle of that name.
  static func projectName(ofFile path: String) -> String {
    let bundle = RelativePath.fileName(of: RelativePath.folder(of: path))
    return bundle.lastIndex(of: ".").map { String(bundle[..<$0]) } ?? bundle
  }

  /// Returns the value that a setting has with every SDK. Assignments for some SDKs are ignored.
  func plainValue(of name: String) -> SettingValue {
    SettingEvaluation.value(of: name, in: self, sdk: nil)
  }

  /// Returns the values that a setting has with the different SDKs, each once.
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

  /// Returns the words of a setting; `nil` if they are not known, or depend on the SDK or
  /// processor.
  func words(of name: String) -> [Substring]? {
    let values = values(of: name)
    guard values.count == 1, values[0].isCertain, !values[0].dependsOnMore else { return nil }
    return values[0].text.split(whereSeparator: \.isWhitespace)
  }
}
