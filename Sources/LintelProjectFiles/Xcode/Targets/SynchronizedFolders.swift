import LintelVocabulary

/// The folders whose files need no list, and which targets compile what of them.
struct SynchronizedFolders {
  private var folders: [String: [SynchronizedFolder]] = [:]

  init(
    _ objects: XcodeObjects, _ groups: XcodeGroups, _ targets: [XcodeObject],
    _ phases: XcodePhases
  ) {
    let roots = groups.synchronizedFolders.compactMap { root in
      groups.place(of: root).path.map { (object: root, path: $0) }
    }
    if roots.isEmpty { return }
    var owners: [String: [String]] = [:]
    for target in targets {
      for id in Set(target.texts("fileSystemSynchronizedGroups")) {
        owners[id, default: []].append(target.id)
      }
    }
    let inner = Self.innerFolders(of: roots.map(\.path))
    var exceptions = SynchronizedExceptions(objects, phases)
    for (object, path) in roots {
      let owners = owners[object.id] ?? []
      let owning = Set(owners)
      let exceptions = exceptions.next(of: object, owners: owning)
      let opaque = Self.keys(object.texts("explicitFolders"))
      for target in owners + exceptions.others {
        let named = exceptions.paths[target] ?? []
        folders[target, default: []].append(
          SynchronizedFolder(
            path: path,
            membership: owning.contains(target) ? .all(except: named) : .only(named),
            opaqueFolders: opaque, innerFolders: inner[PathKey(path)] ?? [],
            platforms: exceptions.platforms[target] ?? [:]))
      }
    }
  }

  func folders(of target: XcodeObject) -> [SynchronizedFolder] { folders[target.id] ?? [] }

  /// By the path of a folder, those that have it as the next such folder around them.
  private static func innerFolders(of paths: [String]) -> [PathKey: Set<PathKey>] {
    let all = Set(paths.map { PathKey($0) })
    var inner: [PathKey: Set<PathKey>] = [:]
    for path in paths {
      var around = path
      while !around.isEmpty, around != "/" {
        around = RelativePath.folder(of: around)
        guard all.contains(PathKey(around)) else { continue }
        if let inside = RelativePath.path(path, below: around) {
          inner[PathKey(around), default: []].insert(PathKey(inside))
        }
        break
      }
    }
    return inner
  }

  static func key(_ path: String) -> PathKey { PathKey(RelativePath.join("", path)) }

  static func keys(_ paths: [String]) -> Set<PathKey> { Set(paths.map(key)) }
}
