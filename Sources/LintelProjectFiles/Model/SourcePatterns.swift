import LintelVocabulary

/// Swift files that belong to a target by how their paths look.
package struct SourcePatterns: Equatable, Sendable {
  /// Below which all of them are, relative to the root of the check; empty for the root.
  package let folder: String
  /// Relative to the folder; a file must match one of these.
  package let includes: FileGlobs
  /// Relative to the folder; a file, and the folders that it is in, must match none of these.
  package let excludes: [FileGlobs]
  /// Folders in it that speak for themselves, relative to it.
  package var innerFolders: Set<PathKey>
  /// What the compiler is told of them besides, as written; `nil` when that is computed.
  package var compilerFlags: String?

  package init(
    folder: String, includes: FileGlobs, excludes: [FileGlobs], compilerFlags: String? = ""
  ) {
    self.folder = folder
    self.includes = includes
    self.excludes = excludes
    innerFolders = []
    self.compilerFlags = compilerFlags
  }

  package init(
    folder: String, includes: [FileGlob] = [FileGlob("**")], excludes: [FileGlob] = [],
    innerFolders: Set<PathKey> = [], compilerFlags: String? = ""
  ) {
    self.init(
      folder: folder, includes: FileGlobs(includes),
      excludes: excludes.isEmpty ? [] : [FileGlobs(excludes)], compilerFlags: compilerFlags)
    self.innerFolders = innerFolders
  }

  /// - Parameter path: of a Swift file, relative to the root of the check.
  package func compiles(_ path: String) -> Bool {
    guard let inside = RelativePath.path(path, below: folder) else { return false }
    let parts = inside.pathParts
    guard includes.match(parts) else { return false }
    if !innerFolders.isEmpty,
      RelativePath.pathAndFolders(of: inside).contains(where: innerFolders.contains)
    {
      return false
    }
    return !excludes.contains { $0.matchAny(around: parts) }
  }
}

extension ProjectDescription {
  /// What is wrong with the patterns of a target, and what to do; `nil` if nothing is.
  package var patternProblem: String? {
    var known: Set<ObjectIdentifier> = []
    for target in targets {
      for globs in target.patterns.lazy.flatMap({ [$0.includes] + $0.excludes })
      where known.insert(ObjectIdentifier(globs)).inserted {
        if let problem = globs.problem { return "of target '\(target.name)', \(problem)" }
      }
    }
    return nil
  }
}
