import LintelVocabulary

extension [ProjectDescription] {
  /// Excludes inner packages from the patterns of the packages around them, because only the BUILD
  /// file of the inner package describes its files.
  ///
  /// - Parameter folders: the folders of all packages, relative to the root of the check.
  package mutating func separateBazelPackages(_ folders: [String]) {
    let packages = Set(folders.map(PathKey.init))
    // The inner packages by each folder between them and the package around them, and relative to
    // that folder, because a pattern can begin at any of these folders.
    var inner: [PathKey: Set<PathKey>] = [:]
    for folder in folders {
      var outer = folder
      while !outer.isEmpty {
        outer = RelativePath.folder(of: outer)
        if let inside = RelativePath.path(folder, below: outer) {
          inner[PathKey(outer), default: []].insert(PathKey(inside))
        }
        if packages.contains(PathKey(outer)) { break }
      }
    }
    for project in indices where self[project].origin == .bazel {
      for target in self[project].targets.indices {
        self[project].targets[target].patterns = self[project].targets[target].patterns.map {
          var pattern = $0
          pattern.innerFolders = inner[PathKey(pattern.folder)] ?? []
          return pattern
        }
      }
    }
  }
}
