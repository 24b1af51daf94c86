import LintelVocabulary

/// The platforms that a part of a target is meant for, as Xcode names them.
enum PlatformFilter {
  /// How many names of platforms count.
  static let limit = 32

  /// - Returns: `nil` when there is no filter.
  static func platforms(of buildFile: XcodeObject) -> Set<Platform>? {
    let names =
      buildFile.texts("platformFilters", atMost: limit)
      + [buildFile.text("platformFilter")].compactMap(\.self)
    return names.isEmpty ? nil : platforms(names)
  }

  static func platforms(_ names: [String]) -> Set<Platform> { Set(names.compactMap(platform)) }

  /// An app for Catalyst is one for iOS that runs on a Mac: `#if os(iOS)` holds in it.
  private static func platform(_ name: String) -> Platform? {
    switch name {
    case "ios", "maccatalyst": .ios
    case "macos": .macos
    case "tvos": .tvos
    case "watchos": .watchos
    case "xros": .visionos
    default: nil
    }
  }
}
