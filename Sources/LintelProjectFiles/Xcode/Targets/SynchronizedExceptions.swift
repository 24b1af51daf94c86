import LintelVocabulary

/// What a synchronized folder says of single files and targets, by the ids of the targets.
struct SynchronizedExceptions {
  /// Which targets have only some of its files, in the order of the file.
  private(set) var others: [String] = []
  /// What the folder's owners do not have, and what others do.
  private(set) var paths: [String: Set<PathKey>] = [:]
  /// What the compiler is told of single files besides.
  private(set) var compilerFlags: [String: String] = [:]
  private(set) var platforms: [String: [PathKey: Set<Platform>]] = [:]

  /// - Parameter isOwner: whether the target has the folder's files unless it says otherwise.
  mutating func add(_ paths: [String], of target: String, isOwner: Bool) {
    if !isOwner, self.paths[target] == nil { others.append(target) }
    self.paths[target, default: []].formUnion(SynchronizedFolders.keys(paths))
  }

  mutating func add(platforms names: [String], of path: String, in target: String) {
    platforms[target, default: [:]][SynchronizedFolders.key(path)] = PlatformFilter.platforms(names)
  }

  mutating func add(compilerFlags flags: String, in target: String) {
    compilerFlags[target, default: ""] += " " + flags
  }
}
