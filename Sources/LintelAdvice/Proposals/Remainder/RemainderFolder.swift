/// A folder that becomes a component for what no part of a preset has in it.
struct RemainderFolder: Equatable {
  /// The names of the folders on the way to it, with its own; none for the root.
  let path: [String]
  /// Of types that no folder in it has.
  private(set) var typeCount = 0
  /// Components that its code uses, and those that use it.
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
  /// More make no file that anybody reads.
  private static let most = 8
  /// A folder has a component of its own for three types, and one of 25 that have no part.
  private static let (fewestTypes, largestShare) = (3, 25)

  /// The folders that hold the most of what no part has, each before those around it.
  ///
  /// Largest first, each folder is taken out of the one around it, until there are enough.
  /// What is left of a folder goes with the folder around it if it is little.
  static func chosen(for files: [UnplacedFile]) -> [RemainderFolder] {
    var counts: [[String]: Int] = [:]
    for file in files {
      for depth in 0...file.folders.count {
        counts[Array(file.folders.prefix(depth)), default: 0] += file.typeCount
      }
    }
    let all = counts[[], default: 0]
    guard all > 0 else { return [] }
    let fewest = max(fewestTypes, all / largestShare)
    let candidates = counts.filter { $0.value >= fewest && !$0.key.isEmpty }.sorted {
      ($1.value, $0.key.count, $0.key.joined(separator: "/"))
        < ($0.value, $1.key.count, $1.key.joined(separator: "/"))
    }
    var left: [[String]: Int] = [[]: all]
    for (path, count) in candidates where left.count < most {
      let around = nearest(to: path.dropLast(), among: left)
      left[path] = count
      left[around, default: 0] -= count
      // The root of what has no part stays, however little is left of it.
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
    // Where nothing is around all others, code without types may be in none.
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

  /// The largest folders with no part in them and no use of one, none of them in another.
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
    .prefix(most).map(\.self)
  }
}
