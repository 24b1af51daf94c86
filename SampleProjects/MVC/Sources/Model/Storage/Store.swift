import Foundation
import MessengerStorage

/// What the app remembers: values under names, in a database.
///
/// A database that fails costs the memory and not the app, so nothing here throws.
@MainActor
final class Store {
  /// SQLite's result code for a file of another kind.
  private static let notADatabase = 26

  private let database: Database?

  /// Remembers in `database`; without one, nothing.
  init(_ database: Database?) {
    self.database = database
    try? database?.execute(
      """
      CREATE TABLE IF NOT EXISTS stored
        (owner TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (owner, name))
      """)
  }

  /// Remembers in a file of `folder`, or if that is not possible, as long as the app runs.
  convenience init(folder: String) {
    let path = folder + "/messenger.sqlite"
    self.init(Self.open(path) ?? (try? Database.inMemory()))
  }

  /// Opens a file, which gives way to a new one if it is no database.
  private static func open(_ path: String) -> Database? {
    do {
      return try Database(path: path)
    } catch {
      guard error.code == notADatabase else { return nil }
      try? FileManager.default.removeItem(atPath: path)
      return try? Database(path: path)
    }
  }

  /// The value under a key; setting `nil` removes it.
  subscript<Value>(key: StoreKey<Value>) -> Value? {
    get {
      let rows = try? database?.query(
        "SELECT value FROM stored WHERE owner = ? AND name = ?",
        .text(key.owner.rawValue), .text(key.name))
      guard case .text(let json)? = rows?.first?["value"] else { return nil }
      return try? JSONDecoder().decode(Value.self, from: Data(json.utf8))
    }
    set {
      guard let newValue, let json = try? JSONEncoder().encode(newValue) else {
        return remove(key)
      }
      try? database?.execute(
        "INSERT OR REPLACE INTO stored VALUES (?, ?, ?)",
        .text(key.owner.rawValue), .text(key.name), .text(String(decoding: json, as: UTF8.self)))
    }
  }

  /// Forgets everything that belongs to the account.
  func removeAccount() {
    try? database?.execute(
      "DELETE FROM stored WHERE owner = ?", .text(StoreKey<String>.Owner.account.rawValue))
  }

  private func remove<Value>(_ key: StoreKey<Value>) {
    try? database?.execute(
      "DELETE FROM stored WHERE owner = ? AND name = ?",
      .text(key.owner.rawValue), .text(key.name))
  }
}
