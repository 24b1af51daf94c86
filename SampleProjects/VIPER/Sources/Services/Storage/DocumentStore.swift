import Foundation
import MessengerStorage

/// Keeps values beyond the app's end, each under a name.
///
/// What cannot be kept is still in memory; only the next launch has to do without it.
@MainActor
final class DocumentStore {
  private let database: Database?

  /// Opens the file in a folder, or if that cannot be used, forgets everything with the app's end.
  convenience init(inFolder folder: String) {
    let file = try? Database(path: "\(folder)/messenger.sqlite")
    self.init(file ?? (try? Database.inMemory()))
  }

  /// Keeps documents in a database; without one, nothing is kept.
  init(_ database: Database?) {
    self.database = database
    try? database?.execute(
      "CREATE TABLE IF NOT EXISTS documents (name TEXT PRIMARY KEY, content BLOB)")
  }

  /// The value under a name; `nil` if there is none of this type.
  func load<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    let rows = try? database?.query("SELECT content FROM documents WHERE name = ?", .text(name))
    guard case .blob(let bytes) = rows?.first?["content"] else { return nil }
    return try? JSONDecoder().decode(Value.self, from: Data(bytes))
  }

  /// Keeps a value under a name; `nil` removes what is there.
  func save<Value: Encodable>(_ value: Value?, as name: String) {
    guard let value, let content = try? JSONEncoder().encode(value) else {
      try? database?.execute("DELETE FROM documents WHERE name = ?", .text(name))
      return
    }
    try? database?.execute(
      "INSERT OR REPLACE INTO documents (name, content) VALUES (?, ?)", .text(name),
      .blob(Array(content)))
  }

  /// The names that begin so.
  func names(startingWith prefix: String) -> [String] {
    let rows = (try? database?.query("SELECT name FROM documents ORDER BY name")) ?? []
    return rows.compactMap { row in
      guard case .text(let name) = row["name"], name.hasPrefix(prefix) else { return nil }
      return name
    }
  }

  /// Removes everything except for what is kept under a name.
  func removeAll(except name: String) {
    try? database?.execute("DELETE FROM documents WHERE name <> ?", .text(name))
  }
}
