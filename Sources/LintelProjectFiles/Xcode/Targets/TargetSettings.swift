import LintelVocabulary

/// The settings of a target in all of its configurations.
struct TargetSettings {
  /// The settings in the order of the configurations in the file.
  private(set) var configurations: [XcodeBuildSettings] = []
  var defaultName: String?

  mutating func add(_ settings: XcodeBuildSettings) {
    var settings = settings
    if let platforms = settings.platforms { settings.sdks = SDK.names(of: platforms) }
    configurations.append(settings)
  }

  /// The settings of the default configuration, or else of the first.
  var standard: XcodeBuildSettings? {
    configurations.first { $0.configuration == defaultName } ?? configurations.first
  }

  /// The platforms that the target is built for; `nil` if a configuration does not determine them.
  var platforms: Set<Platform>? {
    let platforms = configurations.compactMap(\.platforms)
    guard !platforms.isEmpty, platforms.count == configurations.count else { return nil }
    return platforms.reduce([]) { $0.union($1) }
  }

  /// Returns the app that tests run in, if the settings determine it.
  func testHost(_ lookup: XcodeTargetLookup) -> TargetDependency? {
    guard let standard else { return nil }
    if let app = standard.testHostApp {
      return lookup.target(makingFile: app) ?? .product(fileName: app)
    }
    return lookup.target(named: standard.plainValue(of: "TEST_TARGET_NAME").text)
  }
}

extension TargetSettings {
  /// - Parameter product: the product, whose name is used if no configuration determines the
  ///   module's.
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
