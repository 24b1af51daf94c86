import LintelProjectFiles
import LintelVocabulary

/// What paths in a manifest of Tuist stand for, relative to the root of the check.
struct TuistPaths {
  /// Of the manifest.
  let folder: String
  private let root: String

  /// One of these is in the folder that Tuist takes for the root.
  private static let rootMarks = [
    "Tuist.swift", "Tuist/Tuist.swift", "Tuist/Config.swift", "Tuist/Package.swift",
    "Tuist/Dependencies.swift", "Plugin.swift", ".git/HEAD",
  ]

  /// - Parameter others: asked for what marks the root.
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

  /// - Parameter text: as a manifest writes a path; `nil` if it leads to the user's own folder.
  func path(_ text: String) -> String? {
    if text.hasBytes(atStart: "~") { return nil }
    return text.hasBytes(atStart: "//")
      ? pathFromRoot(text.dropping(bytes: 2)) : RelativePath.join(folder, text)
  }

  func pathFromRoot(_ text: String) -> String { RelativePath.join(root, text) }

  /// The files that match a pattern and none of some others.
  ///
  /// - Parameter flags: of the compiler; `nil` when they are computed.
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

  /// The folder up to where a pattern begins to be one.
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
