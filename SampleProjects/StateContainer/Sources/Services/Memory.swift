import Foundation
import MessengerStorage

/// What the app knows beyond its launches: values under names, in one table.
///
/// Whatever cannot be read or written is as if it had never been there.
@MainActor
final class Memory {
  private let database: Database?

  init(_ database: Database?) {
    self.database = database
    try? database?.execute(
      "CREATE TABLE IF NOT EXISTS memory (name TEXT PRIMARY KEY, content BLOB NOT NULL)")
  }

  /// Opens the memory in a folder. A file that is no memory gives way to an empty one.
  convenience init(folder: String) {
    let path = folder + "/messenger.sqlite"
    if let database = try? Database(path: path) {
      self.init(database)
    } else {
      try? FileManager.default.removeItem(atPath: path)
      self.init((try? Database(path: path)) ?? (try? Database.inMemory()))
    }
  }

  /// The value under a name, if one was kept.
  func value<Value: Decodable>(_ type: Value.Type = Value.self, for name: MemoryName) -> Value? {
    let rows = try? database?.query("SELECT content FROM memory WHERE name = ?", .text(name.text))
    return rows?.first.flatMap { decoded($0) }
  }

  /// Keeps a value under a name, instead of what was there; `nil` to forget that.
  func keep(_ value: (some Encodable)?, as name: MemoryName) {
    guard let value else {
      try? database?.execute("DELETE FROM memory WHERE name = ?", .text(name.text))
      return
    }
    guard let content = try? JSONEncoder().encode(value) else { return }
    try? database?.execute(
      "INSERT OR REPLACE INTO memory VALUES (?, ?)", .text(name.text), .blob([UInt8](content)))
  }

  /// The messages of all conversations, by the identifiers of these.
  func histories() -> [Conversation.ID: History] {
    let prefix = MemoryName.history("").text
    let rows = try? database?.query(
      "SELECT name, content FROM memory WHERE substr(name, 1, ?) = ?",
      .integer(prefix.count), .text(prefix))
    var histories: [Conversation.ID: History] = [:]
    for row in rows ?? [] {
      guard case .text(let name) = row["name"] else { continue }
      histories[String(name.dropFirst(prefix.count))] = decoded(row)
    }
    return histories
  }

  /// Forgets everything that belongs to the account, which is all but how the device shows the app.
  func forgetAccount() {
    try? database?.execute(
      "DELETE FROM memory WHERE name <> ?", .text(MemoryName.preferences.text))
  }

  private func decoded<Value: Decodable>(_ row: Database.Row) -> Value? {
    guard case .blob(let content) = row["content"] else { return nil }
    return try? JSONDecoder().decode(Value.self, from: Data(content))
  }
}
