import Foundation

/// A folder for an app's files, which is gone with this object.
final class StorageFolder {
  let path: String

  init() throws {
    let url = Self.parent
      .appendingPathComponent("messenger-\(UUID().uuidString)")
    path = url.path
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// In memory where the system has a folder there: an app waits for the disk with every file that
  /// it makes, and hundreds of scenarios make theirs.
  private static var parent: URL {
    let memory = "/dev/shm"
    return FileManager.default.isWritableFile(atPath: memory)
      ? URL(fileURLWithPath: memory) : FileManager.default.temporaryDirectory
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
