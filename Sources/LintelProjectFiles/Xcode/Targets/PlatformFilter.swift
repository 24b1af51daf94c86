import LintelVocabulary

/// The platforms for which a part of a target is meant: `platformFilters = (ios, maccatalyst)`.
enum PlatformFilter {
  /// The largest number of names of one filter that are read.
  static let limit = 32

  /// - Returns: `nil` when there is no filter.
  static func platforms(of buildFile: XcodeObject) -> Set<Platform>? {
    let names =
      buildFile.texts("platformFilters", atMost: limit)
      + [buildFile.text("platformFilter")].compactMap(\.self)
    return names.isEmpty ? nil : platforms(names)
  }

  static func platforms(_ names: [String]) -> Set<Platform> { Set(names.compactMap(platform)) }

  /// A Catalyst app is compiled as code of iOS, in which `#if os(iOS)` holds.
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
