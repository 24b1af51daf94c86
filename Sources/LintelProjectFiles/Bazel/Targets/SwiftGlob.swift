/// A Bazel pattern, restricted to Swift files.
///
/// Source of the definition: the Bazel manual, "glob".
struct SwiftGlob {
  private var parts: [String]

  /// - Returns: `nil` if the pattern matches no Swift file.
  init?(_ text: String) {
    parts = text.pathParts.map(String.init)
    guard let last = parts.popLast(), let name = Self.swiftName(last) else { return nil }
    parts.append(name)
  }

  var pattern: FileGlob { FileGlob(parts.joined(separator: "/"), .starsOnly) }

  /// Whether a pattern matches nothing but Swift files.
  static func namesSwift(_ text: String) -> Bool { text.hasBytes(atEnd: ".swift") }

  /// Returns the last part of a pattern restricted to Swift files: `Views*` becomes `Views*.swift`.
  /// Otherwise excluding it would exclude all files in a folder `ViewsOld`, unlike in Bazel.
  private static func swiftName(_ name: String) -> String? {
    if name == "**" { return name }
    let end =
      name.utf8.lastIndex(of: star).map { String(Substring(name.utf8[$0...].dropFirst())) } ?? name
    guard name.utf8.contains(UInt8(ascii: ".")) else { return end.isEmpty ? name + ".swift" : nil }
    return end.hasBytes(atEnd: ".swift") || ".swift".hasBytes(atEnd: end) ? name : nil
  }

  private static let star = UInt8(ascii: "*")
}

// MARK: - Folders

extension SwiftGlob {
  /// The folders at the start of the pattern that have no wildcards.
  private var folders: ArraySlice<String> {
    parts.dropLast().prefix { !$0.utf8.contains(Self.star) }
  }

  /// Returns the folders at which all of the patterns start.
  static func commonFolders(_ patterns: [SwiftGlob]) -> [String] {
    guard var common = patterns.first?.folders else { return [] }
    for pattern in patterns {
      common = common.prefix(zip(common, pattern.folders).prefix { $0 == $1 }.count)
    }
    return Array(common)
  }

  /// Returns the patterns relative to the given folders, without those that match nothing there;
  /// `nil` if a wildcard makes that impossible: `A*/B.swift` below `Ab`.
  static func patterns(_ patterns: [SwiftGlob], below folders: [String]) -> [SwiftGlob]? {
    var result: [SwiftGlob] = []
    for pattern in patterns {
      let same = zip(pattern.parts, folders).prefix { $0 == $1 }.count
      if same == folders.count, same < pattern.parts.count {
        var below = pattern
        below.parts.removeFirst(same)
        result.append(below)
      } else if pattern.parts.first == "**", pattern.parts.count <= 2 {
        result.append(pattern)
      } else if same < pattern.parts.count, pattern.parts[same].utf8.contains(Self.star) {
        return nil
      }
    }
    return result
  }
}
