import LintelVocabulary

/// The exceptions of a synchronized folder for single files and targets, by the ids of the targets.
struct SynchronizedExceptions {
  /// The targets that have only some of the folder's files, in the order of the file.
  private(set) var others: [String] = []
  /// The files that an owner of the folder leaves out, or that another target has.
  private(set) var paths: [String: Set<PathKey>] = [:]
  /// The compiler flags of single files, joined.
  private(set) var compilerFlags: [String: String] = [:]
  private(set) var platforms: [String: [PathKey: Set<Platform>]] = [:]

  /// - Parameter isOwner: whether the target has all files of the folder but the exceptions.
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
