import LintelVocabulary

/// Swift files that belong to a target by how their paths look.
package struct SourcePatterns: Equatable, Sendable {
  /// Below which all of them are, relative to the root of the check; empty for the root.
  package let folder: String
  /// Relative to the folder; a file must match one of these.
  package let includes: [FileGlob]
  /// Relative to the folder; a file, and the folders that it is in, must match none of these.
  package let excludes: [FileGlob]
  /// Folders in it that speak for themselves, relative to it.
  package var innerFolders: Set<PathKey>
  /// What the compiler is told of them besides, as written; `nil` when that is computed.
  package var compilerFlags: String?

  package init(
    folder: String, includes: [FileGlob] = [FileGlob("**")], excludes: [FileGlob] = [],
    innerFolders: Set<PathKey> = [], compilerFlags: String? = ""
  ) {
    self.folder = folder
    self.includes = includes
    self.excludes = excludes
    self.innerFolders = innerFolders
    self.compilerFlags = compilerFlags
  }

  /// - Parameter path: of a Swift file, relative to the root of the check.
  package func compiles(_ path: String) -> Bool {
    guard let inside = RelativePath.path(path, below: folder) else { return false }
    let parts = inside.pathParts[...]
    guard includes.contains(where: { $0.matches(parts) }) else { return false }
    if !innerFolders.isEmpty,
      RelativePath.pathAndFolders(of: inside).contains(where: innerFolders.contains)
    {
      return false
    }
    return !parts.indices.contains { last in
      excludes.contains { $0.matches(parts[...last]) }
    }
  }
}
