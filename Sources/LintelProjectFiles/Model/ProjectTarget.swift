import LintelVocabulary

/// Sources that a project compiles together into one module.
package struct ProjectTarget: Equatable, Sendable {
  /// By which the project file, and others that refer to it, call the target.
  package let id: String
  package let name: String
  package let kind: TargetKind
  package var module: TargetModule
  package var product: TargetProduct?
  /// The Swift files that are listed one by one, by path, each once. Some may not exist.
  package var files: [ListedFile] = []
  /// Folders whose Swift files belong to the target, except as they say.
  package var folders: [SynchronizedFolder] = []
  /// In the order of the file, each once.
  package var dependencies: [TargetDependency] = []
  /// The target that tests run in, whose declarations they see.
  package var testHost: TargetDependency?
  /// What it is built for; `nil` when unknown.
  package var platforms: Set<Platform>?
  package var configurations: [TargetConfiguration] = []
}

extension ProjectTarget {
  /// Whether a Swift file on disk is compiled in the target.
  ///
  /// - Parameter path: relative to the root of the check.
  package func compiles(_ path: String) -> Bool {
    listedFile(at: path) != nil || folders.contains { $0.compiles(path) }
  }

  /// The platforms that a file of the target is compiled for; `nil` when for all of the target's.
  package func platforms(of path: String) -> Set<Platform>? {
    if let file = listedFile(at: path) { return file.platforms }
    return folders.first { $0.compiles(path) }?.platforms(of: path)
  }

  private func listedFile(at path: String) -> ListedFile? {
    var (low, high) = (0, files.count)
    while low < high {
      let middle = (low + high) / 2
      if ListedFile.precedes(files[middle].path, path) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < files.count, files[low].isAt(path) else { return nil }
    return files[low]
  }
}
