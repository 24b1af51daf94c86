import LintelVocabulary

/// The settings that conditions of `#if` depend on.
extension XcodeBuildSettings {
  /// The platforms that the target may be built for; `nil` if the settings do not say.
  var platforms: Set<Platform>? {
    for name in ["SUPPORTED_PLATFORMS", "SDKROOT"] {
      let value = plainValue(of: name)
      guard value.isComplete else { return nil }
      let platforms = value.text.split(whereSeparator: \.isWhitespace).compactMap(SDK.platform)
      if !platforms.isEmpty { return Set(platforms) }
    }
    return nil
  }

  /// All platforms that the target is built for; `nil` if they are not known for certain.
  var certainPlatforms: Set<Platform>? {
    for name in ["SUPPORTED_PLATFORMS", "SDKROOT"] {
      let value = plainValue(of: name)
      guard value.isCertain, !value.dependsOnSDK else { return nil }
      let words = value.text.split(whereSeparator: \.isWhitespace)
      let platforms = words.compactMap(SDK.platform)
      guard platforms.count == words.count else { return nil }
      if platforms.isEmpty { continue }
      return Set(platforms).union(supportsCatalyst == true ? [.ios] : [])
    }
    return nil
  }

  /// Whether the target may be built for Mac Catalyst. Frameworks without `SUPPORTS_MACCATALYST`
  /// may be, because they are built for it if an app that contains them is.
  func mayBeCatalyst(_ kind: TargetKind) -> Bool {
    supportsCatalyst ?? (kind == .framework || kind == .library)
  }

  /// Whether Catalyst is allowed: `true` if the setting is uncertain, `nil` if it is empty.
  private var supportsCatalyst: Bool? {
    let value = plainValue(of: "SUPPORTS_MACCATALYST")
    guard value.isCertain, !value.dependsOnSDK else { return true }
    return value.text.isEmpty ? nil : value.text.uppercased() == "YES"
  }

  /// The names that are set for `#if`, sorted; `nil` if they are not known, or depend on the SDK or
  /// processor.
  var compilationConditions: [String]? {
    guard let names = words(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS"),
      let flags = words(of: "OTHER_SWIFT_FLAGS"), let defined = CompilerFlags.defined(by: flags)
    else { return nil }
    return Set(names.map(String.init)).union(defined).sorted()
  }
}

extension XcodeBuildSettings {
  /// The files that are left out, e.g. `EXCLUDED_SOURCE_FILE_NAMES = *.gen.swift`; `nil` if it is
  /// not certain that any file is left out.
  fileprivate var excludedNames: ExcludedNames? {
    guard let excluded = texts(of: "EXCLUDED_SOURCE_FILE_NAMES"), !excluded.contains(""),
      let included = texts(of: "INCLUDED_SOURCE_FILE_NAMES")
    else { return nil }
    let names = ExcludedNames(excluded: excluded, included: included)
    guard names?.areTooMany != true else {
      budget.isExceeded = true
      return nil
    }
    return names
  }

  /// Returns the values of a setting with the different SDKs; `nil` if they are not known.
  private func texts(of name: String) -> [String]? {
    let values = values(of: name)
    guard values.allSatisfy({ $0.isCertain && !$0.dependsOnMore }) else { return nil }
    return values.map(\.text)
  }
}

extension TargetConfiguration {
  /// - Parameter kind: the kind of the target.
  init(_ settings: XcodeBuildSettings, of kind: TargetKind) {
    let mayBeCatalyst = settings.mayBeCatalyst(kind)
    var settings = settings
    // A Catalyst build uses the SDK of macOS.
    if mayBeCatalyst { settings.sdks += SDK.names(of: [.macos]) }
    self.init(
      name: settings.configuration, conditions: settings.compilationConditions,
      platforms: settings.certainPlatforms, mayBeCatalyst: mayBeCatalyst,
      excluded: settings.excludedNames)
  }
}
