import LintelVocabulary

/// What `#if` depends on.
extension BuildSettings {
  /// `nil` when the settings do not tell.
  var platforms: Set<Platform>? {
    for name in ["SUPPORTED_PLATFORMS", "SDKROOT"] {
      let value = plainValue(of: name)
      guard value.isComplete else { return nil }
      let platforms = value.text.split(whereSeparator: \.isWhitespace).compactMap(SDK.platform)
      if !platforms.isEmpty { return Set(platforms) }
    }
    return nil
  }

  /// All that a target is built for; `nil` when that cannot be known for certain.
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

  /// Whether a target may be built as one of iOS for a Mac: frameworks are, whatever they say, if an
  /// app that has them is.
  func mayBeCatalyst(_ kind: TargetKind) -> Bool {
    supportsCatalyst ?? (kind == .framework || kind == .library)
  }

  /// `nil` when the settings do not tell.
  private var supportsCatalyst: Bool? {
    let value = plainValue(of: "SUPPORTS_MACCATALYST")
    guard value.isCertain, !value.dependsOnSDK else { return true }
    return value.text.isEmpty ? nil : value.text.uppercased() == "YES"
  }

  /// The names that are true in `#if`, sorted; `nil` when they cannot be known, or differ with what
  /// the target is built with.
  var compilationConditions: [String]? {
    guard let names = words(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS"),
      let flags = words(of: "OTHER_SWIFT_FLAGS"), let defined = CompilerFlags.defined(by: flags)
    else { return nil }
    return Set(names.map(String.init)).union(defined).sorted()
  }
}

extension BuildSettings {
  /// `nil` when nothing is left out for certain.
  fileprivate var excludedNames: ExcludedNames? {
    guard let excluded = texts(of: "EXCLUDED_SOURCE_FILE_NAMES"), !excluded.contains(""),
      let included = texts(of: "INCLUDED_SOURCE_FILE_NAMES")
    else { return nil }
    let names = ExcludedNames(excluded: excluded, included: included)
    guard names?.areTooMany != true else {
      effort.isExceeded = true
      return nil
    }
    return names
  }

  /// What a setting is with each SDK; `nil` when that cannot be known.
  private func texts(of name: String) -> [String]? {
    let values = values(of: name)
    guard values.allSatisfy({ $0.isCertain && !$0.dependsOnMore }) else { return nil }
    return values.map(\.text)
  }
}

extension TargetConfiguration {
  /// - Parameter kind: of the target.
  init(_ settings: BuildSettings, of kind: TargetKind) {
    let mayBeCatalyst = settings.mayBeCatalyst(kind)
    var settings = settings
    // What runs on a Mac is built with its SDK.
    if mayBeCatalyst { settings.sdks += SDK.names(of: [.macos]) }
    self.init(
      name: settings.configuration, conditions: settings.compilationConditions,
      platforms: settings.certainPlatforms, mayBeCatalyst: mayBeCatalyst,
      excluded: settings.excludedNames)
  }
}
