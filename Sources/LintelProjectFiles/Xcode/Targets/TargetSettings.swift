import LintelVocabulary

/// The settings of a target in all its configurations.
struct TargetSettings {
  /// In the order of the file.
  private(set) var configurations: [BuildSettings] = []
  var defaultName: String?

  mutating func add(_ settings: BuildSettings) {
    var settings = settings
    if let platforms = settings.platforms { settings.sdks = SDK.names(of: platforms) }
    configurations.append(settings)
  }

  /// What is built when nothing else is asked for.
  var standard: BuildSettings? {
    configurations.first { $0.configuration == defaultName } ?? configurations.first
  }

  /// What the target is built for; `nil` when one of its configurations does not tell.
  var platforms: Set<Platform>? {
    let platforms = configurations.compactMap(\.platforms)
    guard !platforms.isEmpty, platforms.count == configurations.count else { return nil }
    return platforms.reduce([]) { $0.union($1) }
  }
}

extension TargetSettings {
  /// - Parameter product: what the name is taken from if no configuration tells it.
  func module(ofTarget target: String, product: TargetProduct?) -> TargetModule {
    let ordered =
      configurations.filter { $0.configuration == standard?.configuration }
      + configurations.filter { $0.configuration != standard?.configuration }
    var names: [String] = []
    for value in ordered.flatMap({ $0.values(of: "PRODUCT_MODULE_NAME") })
    where value.isComplete && !value.text.isEmpty && !names.contains(value.text) {
      names.append(value.text)
    }
    if let name = names.first {
      return TargetModule(name: name, alternates: Array(names.dropFirst()))
    }
    let name = product.map(\.baseName) ?? target
    return TargetModule(name: SettingIdentifier.c99(name), isGuess: true)
  }
}
