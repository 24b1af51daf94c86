import Foundation

@testable import Hexagonal

/// The adapters that keep the contracts of the storage ports.
enum StorageAdapter: CaseIterable, Sendable {
  case sqlite, files, memory

  /// Those that keep things beyond the end of the app.
  static let durable = [sqlite, files]
}

/// A place in which a storage adapter keeps things.
@MainActor
final class StoragePlace {
  let folder: String
  private let adapter: StorageAdapter
  private let memory = MemoryStorage()

  /// - Parameter folder: One that cannot be used, or a new one.
  init(for adapter: StorageAdapter, folder: String? = nil) throws {
    self.adapter = adapter
    self.folder =
      folder
      ?? FileManager.default.temporaryDirectory
      .appendingPathComponent("hexagonal-\(UUID().uuidString)").path
    guard folder == nil else { return }
    try FileManager.default.createDirectory(
      atPath: self.folder, withIntermediateDirectories: true)
  }

  /// Removes what was kept there.
  func remove() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The storage as whoever comes next finds it: a new one in the same folder. Memory ends with its
  /// object, so it stays the same.
  func open() -> any Storage {
    switch adapter {
    case .sqlite: SQLiteStorage(inFolder: folder)
    case .files: FileStorage(inFolder: folder)
    case .memory: memory
    }
  }
}
