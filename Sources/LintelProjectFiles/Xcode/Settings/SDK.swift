import LintelVocabulary

/// The SDKs of Xcode, as settings name them.
enum SDK {
  private static let table: [(name: String, platform: Platform)] = [
    ("iphoneos", .ios), ("iphonesimulator", .ios), ("macosx", .macos), ("appletvos", .tvos),
    ("appletvsimulator", .tvos), ("watchos", .watchos), ("watchsimulator", .watchos),
    ("xros", .visionos), ("xrsimulator", .visionos),
  ]

  static let allNames = table.map(\.name)

  static func names(of platforms: Set<Platform>) -> [String] {
    table.filter { platforms.contains($0.platform) }.map(\.name)
  }

  /// - Parameter name: perhaps with a version, as in `macosx10.15`.
  static func platform(of name: some StringProtocol) -> Platform? {
    let end = name.firstIndex(where: \.isNumber) ?? name.endIndex
    return table.first { $0.name == name[..<end] }?.platform
  }
}
