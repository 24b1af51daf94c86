import Foundation
import MessengerStorage

/// What the app remembers while it does not run: values as JSON, in a table of SQLite.
///
/// What cannot be read or written is forgotten, for the app can do without it.
@MainActor
final class Archive {
  private let database: Database?

  init(_ database: Database?) {
    self.database = database
    try? database?.execute(
      "CREATE TABLE IF NOT EXISTS entries (name TEXT PRIMARY KEY, json BLOB NOT NULL)")
  }

  /// The archive in the app's folder, or one that lives as long as the app if that cannot be used.
  convenience init(folder: String) {
    let path = folder + "/messenger.sqlite"
    do {
      self.init(try Database(path: path))
    } catch let error where error.isDamage {
      // Nothing can be got out of the file any more, and a new one is of use next time.
      try? FileManager.default.removeItem(atPath: path)
      self.init(try? Database(path: path))
    } catch {
      self.init(try? .inMemory())
    }
  }

  func read<Value: Decodable>(_ entry: ArchiveEntry) -> Value? {
    let rows = try? database?.query("SELECT json FROM entries WHERE name = ?", .text(entry.name))
    guard case .blob(let json)? = rows?.first?["json"] else { return nil }
    return try? JSONDecoder().decode(Value.self, from: Data(json))
  }

  func write(_ value: some Encodable, to entry: ArchiveEntry) {
    guard let json = try? JSONEncoder().encode(value) else { return }
    try? database?.execute(
      "INSERT OR REPLACE INTO entries VALUES (?, ?)", .text(entry.name), .blob(Array(json)))
  }

  func remove(_ entry: ArchiveEntry) {
    try? database?.execute("DELETE FROM entries WHERE name = ?", .text(entry.name))
  }

  /// Forgets everything that belongs to the account, which is all but the preferences.
  func removeAccount() {
    try? database?.execute(
      "DELETE FROM entries WHERE name <> ?", .text(ArchiveEntry.preferences.name))
  }
}

extension DatabaseError {
  /// Whether the file is damaged, or was never a database.
  fileprivate var isDamage: Bool {
    let corrupt = 11
    let notADatabase = 26
    return code == corrupt || code == notADatabase
  }
}
