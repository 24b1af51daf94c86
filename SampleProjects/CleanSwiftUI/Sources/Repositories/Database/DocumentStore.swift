import Foundation
import MessengerStorage

/// Values that outlive the app, each under a name, in a table of SQLite.
@MainActor
struct DocumentStore {
  /// Whose a document is: those of the user go with the session.
  enum Owner: String {
    case user, device
  }

  private let database: Database?

  /// Opens the file in a folder. If it cannot be used, the values live as long as the app.
  init(folder: String) {
    let file = try? Database(path: folder + "/messenger.sqlite")
    self.init(file ?? (try? Database.inMemory()))
  }

  /// Takes a database that may have the table already; without one, nothing is kept.
  init(_ database: Database?) {
    self.database = database
    try? database?.execute(
      "CREATE TABLE IF NOT EXISTS documents (owner TEXT, name TEXT, content TEXT,"
        + " PRIMARY KEY (owner, name))")
  }

  /// The value under a name; `nil` if there is none, or none of this type.
  func value<Value: Decodable>(_ name: String, of owner: Owner) -> Value? {
    let rows = try? database?.query(
      "SELECT content FROM documents WHERE owner = ? AND name = ?",
      .text(owner.rawValue), .text(name))
    guard case .text(let content) = rows?.first?["content"] else { return nil }
    return try? JSONDecoder().decode(Value.self, from: Data(content.utf8))
  }

  /// The names of all values that begin with `prefix`.
  func names(from prefix: String, of owner: Owner) -> [String] {
    let rows = try? database?.query(
      "SELECT name FROM documents WHERE owner = ? ORDER BY name", .text(owner.rawValue))
    return (rows ?? []).compactMap { row in
      guard case .text(let name) = row["name"], name.hasPrefix(prefix) else { return nil }
      return name
    }
  }

  /// Saves a value. One that cannot be saved is still in memory, and missing after a relaunch.
  func save(_ value: some Encodable, as name: String, of owner: Owner) {
    guard let content = try? JSONEncoder().encode(value) else { return }
    try? database?.execute(
      "INSERT OR REPLACE INTO documents (owner, name, content) VALUES (?, ?, ?)",
      .text(owner.rawValue), .text(name), .text(String(decoding: content, as: UTF8.self)))
  }

  func remove(_ name: String, of owner: Owner) {
    try? database?.execute(
      "DELETE FROM documents WHERE owner = ? AND name = ?", .text(owner.rawValue), .text(name))
  }

  func removeAll(of owner: Owner) {
    try? database?.execute("DELETE FROM documents WHERE owner = ?", .text(owner.rawValue))
  }
}
