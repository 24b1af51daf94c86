import Foundation
import MessengerStorage

/// The app's file: values under names, each as JSON.
@MainActor
final class Archive {
  /// What may be written to while something is saved.
  struct Writer {
    fileprivate let database: Database

    /// Takes a value in the place of what was there; `nil` removes it.
    func write(_ value: (some Encodable)?, to entry: String) throws {
      guard let value else {
        try database.execute("DELETE FROM entries WHERE name = ?", .text(entry))
        return
      }
      let data = try JSONEncoder().encode(value)
      try database.execute(
        "INSERT OR REPLACE INTO entries (name, value) VALUES (?, ?)", .text(entry),
        .blob(Array(data)))
    }
  }

  private let database: Database?

  /// Opens the file in a folder, or if that cannot be used, an archive without a past, whose future
  /// lasts until the app ends.
  convenience init(inFolder folder: String) {
    let file = try? Database(path: folder + "/messenger.sqlite")
    self.init(file ?? (try? Database.inMemory()))
  }

  /// Takes a database; without one, nothing is kept.
  init(_ database: Database?) {
    self.database = database
    // If this fails, so does everything that follows, and nothing is kept.
    _ = try? database?.execute(
      "CREATE TABLE IF NOT EXISTS entries (name TEXT PRIMARY KEY, value BLOB)")
  }

  /// What is kept under a name; `nil` if there is nothing, or nothing that can be read.
  func value<Value: Decodable>(of entry: String) -> Value? {
    let rows = try? database?.query("SELECT value FROM entries WHERE name = ?", .text(entry))
    guard case .blob(let bytes) = rows?.first?["value"] else { return nil }
    return try? JSONDecoder().decode(Value.self, from: Data(bytes))
  }

  /// Keeps all of what `body` writes, or nothing of it.
  func save(_ body: (Writer) throws -> Void) {
    guard let database else { return }
    // What cannot be kept is still on the screen; only the next launch has to do without it.
    try? database.transaction { try body(Writer(database: database)) }
  }

  /// Forgets everything but what belongs to the device.
  func removeAll(except entry: String) {
    _ = try? database?.execute("DELETE FROM entries WHERE name <> ?", .text(entry))
  }
}
