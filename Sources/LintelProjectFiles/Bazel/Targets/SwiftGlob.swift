/// A pattern of Bazel, as far as it is about Swift files.
///
/// Source of the definition: the Bazel manual, "glob".
struct SwiftGlob {
  private var parts: [String]

  /// - Returns: `nil` when a pattern matches no Swift file.
  init?(_ text: String) {
    parts = text.pathParts.map(String.init)
    guard let last = parts.popLast(), let name = Self.swiftName(last) else { return nil }
    parts.append(name)
  }

  var pattern: FileGlob { FileGlob(parts.joined(separator: "/"), .starsOnly) }

  /// Whether it can match nothing but Swift files.
  static func namesSwift(_ text: String) -> Bool { text.hasBytes(atEnd: ".swift") }

  /// What a name is among Swift files. So a pattern of files is never taken for one of folders, which
  /// to exclude would mean all that is in them: to Bazel, `Views*` is no folder.
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
  /// The folders that it leads into by their names.
  private var folders: ArraySlice<String> {
    parts.dropLast().prefix { !$0.utf8.contains(Self.star) }
  }

  /// The folders that all of some patterns lead into.
  static func commonFolders(_ patterns: [SwiftGlob]) -> [String] {
    guard var common = patterns.first?.folders else { return [] }
    for pattern in patterns {
      common = common.prefix(zip(common, pattern.folders).prefix { $0 == $1 }.count)
    }
    return Array(common)
  }

  /// The patterns for what some patterns match below folders; `nil` if there are none like that.
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
