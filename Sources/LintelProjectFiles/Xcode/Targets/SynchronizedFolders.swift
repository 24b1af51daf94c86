import LintelVocabulary

/// The synchronized folders of a project, whose files are not listed, by target.
struct SynchronizedFolders {
  private var folders: [String: [SynchronizedFolder]] = [:]

  /// A synchronized folder as the project describes it.
  struct Root {
    let path: String
    /// The ids of the targets that have all files of the folder but the exceptions.
    let owners: [String]
    let exceptions: SynchronizedExceptions
    let opaqueFolders: Set<PathKey>
  }

  /// - Parameter roots: the folders in the order of the tree.
  init(_ roots: [Root]) {
    let inner = Self.innerFolders(of: roots.map(\.path))
    for root in roots {
      let owners = Set(root.owners)
      for target in root.owners + root.exceptions.others {
        let named = root.exceptions.paths[target] ?? []
        folders[target, default: []].append(
          SynchronizedFolder(
            path: root.path,
            membership: owners.contains(target) ? .all(except: named) : .only(named),
            opaqueFolders: root.opaqueFolders, innerFolders: inner[PathKey(root.path)] ?? [],
            platforms: root.exceptions.platforms[target] ?? [:],
            compilerFlags: root.exceptions.compilerFlags[target] ?? ""))
      }
    }
  }

  /// - Parameter target: the id of the target.
  func folders(of target: String) -> [SynchronizedFolder] { folders[target] ?? [] }

  /// Returns the outermost synchronized folders inside of each one: for `A`, `A/B` and `A/B/C`,
  /// only `A/B` is in `A`.
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
