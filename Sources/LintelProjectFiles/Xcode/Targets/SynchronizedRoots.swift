import LintelVocabulary

/// Reads the synchronized folders of a project.
struct SynchronizedRoots {
  private let objects: XcodeObjects
  private let phases: XcodePhases
  /// The ids of the targets that own a folder, by the id of the folder.
  private var owners: [String: [String]] = [:]
  /// The ids of the exception sets that have been read. Each set belongs to one folder.
  private var seen: Set<String> = []

  init(_ targets: [XcodeObject], _ objects: XcodeObjects, _ phases: XcodePhases) {
    self.objects = objects
    self.phases = phases
    for target in targets {
      for id in Set(target.texts("fileSystemSynchronizedGroups")) {
        owners[id, default: []].append(target.id)
      }
    }
  }

  /// - Returns: the folders in the order of the tree.
  mutating func roots(in groups: XcodeGroups) -> [SynchronizedFolders.Root] {
    var roots: [SynchronizedFolders.Root] = []
    for folder in groups.synchronizedFolders {
      guard let path = groups.place(of: folder).path else { continue }
      let owners = owners[folder.id] ?? []
      roots.append(
        SynchronizedFolders.Root(
          path: path, owners: owners, exceptions: exceptions(of: folder, owners: Set(owners)),
          opaqueFolders: SynchronizedFolders.keys(folder.texts("explicitFolders"))))
    }
    return roots
  }

  private mutating func exceptions(
    of folder: XcodeObject, owners: Set<String>
  ) -> SynchronizedExceptions {
    var result = SynchronizedExceptions()
    for set in objects.allReferred(by: folder, "exceptions") where seen.insert(set.id).inserted {
      let isOfPhase = set.kind == "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet"
      guard let target = isOfPhase ? targetOfPhase(in: set) : set.text("target") else { continue }
      let isOwner = owners.contains(target)
      // An owner compiles the files already, so an exception for its build phase adds none.
      if isOfPhase, isOwner { continue }
      result.add(set.texts("membershipExceptions"), of: target, isOwner: isOwner)
      for (path, filter) in set.node["platformFiltersByRelativePath"]?.entries ?? [] {
        result.add(platforms: filter.elements.compactMap(\.text), of: path, in: target)
      }
      for (_, flags) in set.node["additionalCompilerFlagsByRelativePath"]?.entries ?? [] {
        result.add(compilerFlags: flags.text ?? "", in: target)
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
