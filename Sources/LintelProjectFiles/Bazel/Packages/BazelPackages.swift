import LintelVocabulary

extension [ProjectDescription] {
  /// Keeps the patterns of Bazel's packages out of the packages below them: what is there is for
  /// those alone to say.
  ///
  /// - Parameter folders: of all packages, relative to the root of the check.
  package mutating func separateBazelPackages(_ folders: [String]) {
    let packages = Set(folders.map(PathKey.init))
    // By all folders between a package and the innermost one around it, relative to these: a pattern
    // can begin at any of them.
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
