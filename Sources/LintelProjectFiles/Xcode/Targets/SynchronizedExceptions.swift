import LintelVocabulary

/// What synchronized folders say about single files and targets.
struct SynchronizedExceptions {
  /// What a folder says of some targets, by their ids.
  struct Exceptions {
    /// Which targets have only some of its files, in the order of the file.
    var others: [String] = []
    /// What the folder's owners do not have, and what others do.
    var paths: [String: Set<PathKey>] = [:]
    var platforms: [String: [PathKey: Set<Platform>]] = [:]
  }

  private let objects: XcodeObjects
  private let phases: XcodePhases
  /// Those that are read already: each set belongs to one folder.
  private var seen: Set<String> = []

  init(_ objects: XcodeObjects, _ phases: XcodePhases) {
    self.objects = objects
    self.phases = phases
  }

  /// Reads those of the next folder.
  ///
  /// - Parameter owners: the targets that have its files unless it says otherwise.
  mutating func next(of folder: XcodeObject, owners: Set<String>) -> Exceptions {
    var result = Exceptions()
    for set in objects.allReferred(by: folder, "exceptions") where seen.insert(set.id).inserted {
      let isOfPhase = set.kind == "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet"
      guard let target = isOfPhase ? targetOfPhase(in: set) : set.text("target") else { continue }
      let isOwner = owners.contains(target)
      // A phase of an owner takes in nothing that the owner does not have.
      if isOfPhase, isOwner { continue }
      if !isOwner, result.paths[target] == nil { result.others.append(target) }
      result.paths[target, default: []].formUnion(
        SynchronizedFolders.keys(set.texts("membershipExceptions")))
      for (path, filter) in set.node["platformFiltersByRelativePath"]?.entries ?? [] {
        result.platforms[target, default: [:]][SynchronizedFolders.key(path)] =
          PlatformFilter.platforms(filter.elements.compactMap(\.text))
      }
    }
    return result
  }

  private func targetOfPhase(in set: XcodeObject) -> String? {
    guard let phase = set.text("buildPhase").flatMap({ objects[$0] }),
      phase.kind == "PBXSourcesBuildPhase"
    else { return nil }
    return phases.target(ofPhase: phase.id)
  }
}
