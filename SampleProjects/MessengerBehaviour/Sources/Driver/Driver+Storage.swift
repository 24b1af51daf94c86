import Foundation

/// What can happen to the app's files while it does not run.
extension Driver {
  /// Ends the app, and leaves something in place of its database that is none.
  func databaseIsDamaged() async throws {
    await quit()
    for name in try FileManager.default.contentsOfDirectory(atPath: storageFolder.path) {
      try FileManager.default.removeItem(atPath: "\(storageFolder.path)/\(name)")
    }
    try Data("This is no database.".utf8)
      .write(to: URL(fileURLWithPath: "\(storageFolder.path)/messenger.sqlite"))
  }

  /// Ends the app, and puts a file in place of its folder, so that nothing can be kept there.
  func storageFolderIsLost() async throws {
    await quit()
    try FileManager.default.removeItem(atPath: storageFolder.path)
    try Data().write(to: URL(fileURLWithPath: storageFolder.path))
  }
}
