import LintelPlatform

/// The location of the index that the compiler writes for a project's sources.
enum StoreLocation {
  /// Returns the store of the last debug build of the package in a folder.
  static func find(package folder: String) -> String? {
    (folderEntries(of: folder + "/.build") ?? [])
      .map { "\(folder)/.build/\($0)/debug/index/store" }
      .compactMap { store in lastChange(of: store).map { (time: $0, store: store) } }
      .max { ($0.time, $1.store) < ($1.time, $0.store) }?.store
  }

  /// Returns the store that a folder means: the folder itself, the folder around it if it contains
  /// the units, or the store in the derived data of an Xcode project.
  ///
  /// - Parameter folder: `DataStore`, `DataStore/v5` or `DerivedData/App-abc`.
  static func store(meantBy folder: String) -> String {
    if isFolder(folder + "/units") { return folder + "/.." }
    let derived = folder + "/Index.noindex/DataStore"
    return formats(of: folder).isEmpty && isFolder(derived) ? derived : folder
  }

  /// Returns the formats in which a store has units: `v5`.
  static func formats(of store: String) -> [String] {
    (folderEntries(of: store) ?? []).filter { isFolder("\(store)/\($0)/units") }
  }

  /// Returns the time at which units were last added or replaced: the time of the folder of the
  /// units, because the folder of the store itself hardly ever changes.
  private static func lastChange(of store: String) -> FileTime? {
    guard isFolder(store) else { return nil }
    return formats(of: store).compactMap { modified("\(store)/\($0)/units") }.max()
      ?? modified(store)
  }

  /// Returns the time at which the file at a path was last written; `nil` if nothing exists there.
  static func modified(_ path: String) -> FileTime? {
    (try? FileStatus(of: path)).map {
      FileTime(seconds: $0.modified.seconds, nanoseconds: $0.modified.nanoseconds)
    }
  }
}
