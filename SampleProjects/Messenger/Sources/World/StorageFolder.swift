import Foundation

/// A folder that exists; one that nobody has chosen is deleted at the end.
struct StorageFolder {
  let path: String
  private let isTemporary: Bool

  /// Creates the folder that was chosen, if it is not there, or one with a name of its own.
  init(_ chosen: String?) throws(PlayError) {
    isTemporary = chosen == nil
    path = chosen ?? NSTemporaryDirectory() + "/messenger-\(UUID().uuidString)"
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .cannotUseFolder(path)
    }
  }

  /// Deletes the folder, unless somebody has chosen it.
  func close() {
    guard isTemporary else { return }
    try? FileManager.default.removeItem(atPath: path)
  }
}
