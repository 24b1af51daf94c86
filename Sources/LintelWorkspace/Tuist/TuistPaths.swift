import LintelProjectFiles
import LintelVocabulary

/// Converts paths in a Tuist manifest to paths relative to the root of the check.
struct TuistPaths {
  /// The folder of the manifest.
  let folder: String
  private let root: String

  /// The files that mark Tuist's root: a folder is the root if one of them is in it.
  private static let rootMarks = [
    "Tuist.swift", "Tuist/Tuist.swift", "Tuist/Config.swift", "Tuist/Package.swift",
    "Tuist/Dependencies.swift", "Plugin.swift", ".git/HEAD",
  ]

  /// - Parameter others: looks for the files that mark the root.
  init(manifest: String, others: OtherFiles) {
    folder = RelativePath.folder(of: manifest)
    var root = folder
    while !root.isEmpty,
      !Self.rootMarks.contains(where: { others.has(RelativePath.join(root, $0)) })
    {
      root = RelativePath.folder(of: root)
    }
    self.root = root
  }

  /// Returns a path from a manifest: `Core/A.swift` starts from the manifest, `//Core/A.swift` from
  /// Tuist's root. `nil` for a path in the user's home folder: `~/A.swift`.
  func path(_ text: String) -> String? {
    if text.hasBytes(atStart: "~") { return nil }
    return text.hasBytes(atStart: "//")
      ? pathFromRoot(text.dropping(bytes: 2)) : RelativePath.join(folder, text)
  }

  func pathFromRoot(_ text: String) -> String { RelativePath.join(root, text) }

  /// Returns patterns for the files that match a pattern and none of the excluding patterns.
  ///
  /// - Parameter flags: the compiler flags of these files; `nil` when they are computed.
  static func patterns(
    _ include: String, excluding excludes: [String] = [], compilerFlags flags: String? = ""
  ) -> SourcePatterns {
    let literal = ([include] + excludes).map(literalFolder)
    let folder = literal.dropFirst().reduce(literal[0], commonFolder)
    return SourcePatterns(
      folder: folder, includes: [glob(include, in: folder)],
      excludes: excludes.map { glob($0, in: folder) }, compilerFlags: flags,
      opaqueEndings: [".docc", ".playground", ".xcassets"])
  }

  private static func glob(_ pattern: String, in folder: String) -> FileGlob {
    FileGlob(RelativePath.path(pattern, below: folder) ?? pattern)
  }

  /// Returns the folder before the first wildcard of a pattern: `App/Sources` of
  /// `App/Sources/**/*.swift`.
  private static func literalFolder(of pattern: String) -> String {
    let marks = Set("*?[{\\".utf8)
    let parts = pattern.pathParts.dropLast().prefix { part in
      !part.utf8.contains(where: marks.contains)
    }
    return (pattern.hasBytes(atStart: "/") ? "/" : "") + parts.joined(separator: "/")
  }

  private static func commonFolder(_ left: String, _ right: String) -> String {
    var folder = left
    while !folder.isEmpty, folder != "/", folder != right,
      RelativePath.path(right, below: folder) == nil
    {
      folder = RelativePath.folder(of: folder)
    }
    return folder
  }
}
