import LintelPlatform

/// Where the compiler keeps the index of a project's sources.
enum StoreLocation {
  /// The store of the last debug build of the package in a folder.
  static func find(package folder: String) -> String? {
    (folderEntries(of: folder + "/.build") ?? [])
      .map { "\(folder)/.build/\($0)/debug/index/store" }
      .compactMap { store in lastChange(of: store).map { (time: $0, store: store) } }
      .max { ($0.time, $1.store) < ($1.time, $0.store) }?.store
  }

  /// The store that is meant by a folder: that one, the one whose units lie in it, or that of the
  /// derived data of a project in Xcode.
  ///
  /// - Parameter folder: `DataStore`, `DataStore/v5` or `DerivedData/App-abc`.
  static func store(meantBy folder: String) -> String {
    if isFolder(folder + "/units") { return folder + "/.." }
    let derived = folder + "/Index.noindex/DataStore"
    return formats(of: folder).isEmpty && isFolder(derived) ? derived : folder
  }

  /// The formats in which a store has units: `v5`.
  static func formats(of store: String) -> [String] {
    (folderEntries(of: store) ?? []).filter { isFolder("\(store)/\($0)/units") }
  }

  /// When units were last added or replaced; the folder of the store itself hardly ever changes.
  private static func lastChange(of store: String) -> FileTime? {
    guard isFolder(store) else { return nil }
    return formats(of: store).compactMap { modified("\(store)/\($0)/units") }.max()
      ?? modified(store)
  }

  /// When what a path leads to was last written; `nil` if nothing is there.
  static func modified(_ path: String) -> FileTime? {
    (try? FileStatus(of: path)).map {
      FileTime(seconds: $0.modified.seconds, nanoseconds: $0.modified.nanoseconds)
    }
  }
}
