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

  /// All that the target is built for; `nil` when that cannot be known for certain.
  var certainPlatforms: Set<Platform>? {
    for name in ["SUPPORTED_PLATFORMS", "SDKROOT"] {
      let value = plainValue(of: name)
      guard value.isCertain, !value.dependsOnSDK else { return nil }
      let words = value.text.split(whereSeparator: \.isWhitespace)
      let platforms = words.compactMap(SDK.platform)
      guard platforms.count == words.count else { return nil }
      if platforms.isEmpty { continue }
      return Set(platforms).union(mayBeCatalyst ? [.ios] : [])
    }
    return nil
  }

  /// Whether the target may be built as an app of iOS for a Mac.
  var mayBeCatalyst: Bool {
    let value = plainValue(of: "SUPPORTS_MACCATALYST")
    return !value.isCertain || value.dependsOnSDK || value.text.uppercased() == "YES"
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

extension TargetConfiguration {
  init(_ settings: BuildSettings) {
    self.init(
      name: settings.configuration, conditions: settings.compilationConditions,
      platforms: settings.certainPlatforms, mayBeCatalyst: settings.mayBeCatalyst)
  }
}
