import LintelVocabulary

/// The folders whose files need no list, and which targets compile what of them.
struct SynchronizedFolders {
  private var folders: [String: [SynchronizedFolder]] = [:]

  init(_ objects: XcodeObjects, _ groups: XcodeGroups, _ targets: [XcodeObject]) {
    guard !groups.synchronizedFolders.isEmpty else { return }
    var owners: [String: [String]] = [:]
    var phases: [String: String] = [:]
    for target in targets {
      for id in target.texts("fileSystemSynchronizedGroups") {
        owners[id, default: []].append(target.id)
      }
      for phase in objects.allReferred(by: target, "buildPhases")
      where phase.kind == "PBXSourcesBuildPhase" {
        phases[phase.id] = target.id
      }
    }
    let roots = groups.synchronizedFolders.compactMap { root in
      groups.place(of: root).path.map { (object: root, path: $0) }
    }
    for root in roots {
      let inner = roots.compactMap { RelativePath.path($0.path, below: root.path) }
      let reading = Folder(root.object, at: root.path, inner: inner)
      add(reading, owners[root.object.id] ?? [], phases, objects)
    }
  }

  func folders(of target: XcodeObject) -> [SynchronizedFolder] { folders[target.id] ?? [] }

  /// What is the same for all targets.
  private struct Folder {
    let object: XcodeObject
    let path: String
    let opaque: Set<PathKey>
    let inner: Set<PathKey>

    init(_ object: XcodeObject, at path: String, inner: [String]) {
      self.object = object
      self.path = path
      opaque = SynchronizedFolders.keys(object.texts("explicitFolders"))
      self.inner = SynchronizedFolders.keys(inner)
    }
  }

  private mutating func add(
    _ folder: Folder, _ owners: [String], _ phases: [String: String], _ objects: XcodeObjects
  ) {
    var paths: [String: Set<PathKey>] = [:]
    var platforms: [String: [PathKey: Set<Platform>]] = [:]
    var order = owners
    for set in objects.allReferred(by: folder.object, "exceptions") {
      let isOfPhase = set.kind == "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet"
      let target = isOfPhase ? set.text("buildPhase").flatMap { phases[$0] } : set.text("target")
      guard let target else { continue }
      // A phase of an owner takes in nothing that the owner does not have.
      if isOfPhase, owners.contains(target) { continue }
      if !order.contains(target) { order.append(target) }
      paths[target, default: []].formUnion(Self.keys(set.texts("membershipExceptions")))
      for (path, filter) in set.node["platformFiltersByRelativePath"]?.entries ?? [] {
        platforms[target, default: [:]][Self.key(path)] =
          PlatformFilter.platforms(filter.elements.compactMap(\.text))
      }
    }
    for target in order {
      let named = paths[target] ?? []
      folders[target, default: []].append(
        SynchronizedFolder(
          path: folder.path,
          membership: owners.contains(target) ? .all(except: named) : .only(named),
          opaqueFolders: folder.opaque, innerFolders: folder.inner,
          platforms: platforms[target] ?? [:]))
    }
  }

  private static func key(_ path: String) -> PathKey { PathKey(RelativePath.join("", path)) }

  private static func keys(_ paths: [String]) -> Set<PathKey> { Set(paths.map(key)) }
}
