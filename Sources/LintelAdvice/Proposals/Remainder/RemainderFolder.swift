/// A folder that becomes a component for the code in it that belongs to no part of a preset.
struct RemainderFolder: Equatable {
  /// The names of the folders from the root to this one; empty for the root.
  let path: [String]
  /// The number of types, without those of chosen folders inside of it.
  private(set) var typeCount = 0
  /// The components that the folder's code uses, and those that use its code, as indices of their
  /// definitions.
  private(set) var used: Set<Int> = []
  private(set) var users: Set<Int> = []

  init(_ path: [String], of files: [UnplacedFile] = []) {
    self.path = path
    for file in files { add(file) }
  }

  private mutating func add(_ file: UnplacedFile) {
    typeCount += file.typeCount
    used.formUnion(file.used)
    users.formUnion(file.users)
  }
}

extension RemainderFolder {
  /// Returns the folders with the most types that belong to no part, each before the folders that
  /// contain it.
  ///
  /// Largest first, each folder is taken out of the one that contains it, until there are enough.
  /// If few types are then left in a folder, they count as types of the folder that contains it.
  static func chosen(for files: [UnplacedFile]) -> [RemainderFolder] {
    var counts: [[String]: Int] = [:]
    for file in files {
      for depth in 0...file.folders.count {
        counts[Array(file.folders.prefix(depth)), default: 0] += file.typeCount
      }
    }
    let all = counts[[], default: 0]
    guard all > 0 else { return [] }
    let fewest = max(Tuning.fewestTypesOfFolder, Tuning.typesOfFolder.count(of: all))
    let candidates = counts.filter { $0.value >= fewest && !$0.key.isEmpty }.sorted {
      ($1.value, $0.key.count, $0.key.joined(separator: "/"))
        < ($0.value, $1.key.count, $1.key.joined(separator: "/"))
    }
    var left: [[String]: Int] = [[]: all]
    for (path, count) in candidates where left.count < Tuning.mostFoldersOfRemainder {
      let around = nearest(to: path.dropLast(), among: left)
      left[path] = count
      left[around, default: 0] -= count
      // The root stays even if few types are left in it.
      if left[around] == 0 {
        left[around] = nil
      } else if !around.isEmpty, left[around, default: 0] < fewest,
        left.keys.contains(where: { $0.count < around.count && around.starts(with: $0) })
      {
        left[nearest(to: around.dropLast(), among: left), default: 0] += left[around] ?? 0
        left[around] = nil
      }
    }
    let filesOf = Dictionary(grouping: files) { nearest(to: $0.folders[...], among: left) }
    // If the root is not chosen, files without types may be in no chosen folder.
    return filesOf.filter { left[$0.key] != nil }.map { RemainderFolder($0, of: $1) }.sorted {
      ($1.path.count, $0.path.joined(separator: "/"))
        < ($0.path.count, $1.path.joined(separator: "/"))
    }
  }

  private static func nearest(
    to path: ArraySlice<String>, among chosen: [[String]: Int]
  ) -> [String] {
    var path = path
    while chosen[Array(path)] == nil, !path.isEmpty { path = path.dropLast() }
    return Array(path)
  }

  /// Returns the outermost folders without code that belongs to a part or uses one, the largest
  /// first.
  static func shared(of files: [UnplacedFile]) -> [RemainderFolder] {
    var counts: [[String]: Int] = [:]
    var others: Set<[String]> = []
    for file in files {
      for depth in 1..<max(1, file.folders.count + 1) {
        let folder = Array(file.folders.prefix(depth))
        counts[folder, default: 0] += file.typeCount
        if file.placedCount > 0 || !file.used.isEmpty { others.insert(folder) }
      }
    }
    let whole = counts.filter { $0.value > 0 && !others.contains($0.key) }.map(\.key)
    let outermost = Set(whole).filter { others.contains($0.dropLast()) || $0.count == 1 }
    return outermost.map { folder in
      RemainderFolder(folder, of: files.filter { $0.folders.starts(with: folder) })
    }
    .sorted {
      ($1.typeCount, $0.path.joined(separator: "/"))
        < ($0.typeCount, $1.path.joined(separator: "/"))
    }
    .prefix(Tuning.mostFoldersOfRemainder).map(\.self)
  }
}
