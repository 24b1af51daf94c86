import LintelVocabulary

/// The SDKs of Xcode, by the names that settings use.
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

  /// Returns the position of an SDK, counted from 1; 0 for `nil`, which stands for assignments that
  /// hold with every SDK.
  static func position(of name: String?) -> Int {
    name.flatMap { allNames.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
  }

  /// Returns a bit for each position whose name is wanted. The name at position 0 is empty.
  static func positions(where isWanted: (String) -> Bool) -> UInt16 {
    ([""] + allNames).enumerated().reduce(0) { $0 | (isWanted($1.element) ? 1 << $1.offset : 0) }
  }

  /// - Parameter name: the name, possibly with a version, as in `macosx10.15`.
  static func platform(of name: some StringProtocol) -> Platform? {
    let end = name.firstIndex(where: \.isNumber) ?? name.endIndex
    return table.first { $0.name == name[..<end] }?.platform
  }
}
