import Foundation
import MessengerStorage

/// Keeps values in a database, each as JSON under a name.
@MainActor
final class Store {
  private let database: Database?

  /// Opens the file in a folder; if that cannot be used, begins without a past, in memory.
  convenience init(folder: String) {
    let file = try? Self.open(Database(path: folder + "/messenger.sqlite"))
    self.init(file ?? (try? Self.open(.inMemory())))
  }

  /// Takes a database that has been opened; without one nothing is kept.
  init(_ database: Database?) {
    self.database = database
  }

  /// Makes the table in a database that does not have it.
  static func open(_ database: Database) throws -> Database {
    try database.execute("CREATE TABLE IF NOT EXISTS records (name TEXT PRIMARY KEY, json TEXT)")
    return database
  }

  /// The value of a record; `nil` if there is none that can be read.
  func value<Value: Decodable>(_ record: Record, as type: Value.Type = Value.self) -> Value? {
    let rows = try? database?.query("SELECT json FROM records WHERE name = ?", .text(record.name))
    guard case .text(let json)? = rows?.first?["json"] else { return nil }
    return try? JSONDecoder().decode(type, from: Data(json.utf8))
  }

  /// Keeps a value. What cannot be kept is still in memory: only the next launch has to do without.
  func save(_ value: some Encodable, as record: Record) {
    guard let json = try? JSONEncoder().encode(value) else { return }
    _ = try? database?.execute(
      "REPLACE INTO records (name, json) VALUES (?, ?)", .text(record.name),
      .text(String(decoding: json, as: UTF8.self)))
  }

  func delete(_ record: Record) {
    _ = try? database?.execute("DELETE FROM records WHERE name = ?", .text(record.name))
  }

  /// Forgets everything that belongs to the account.
  func deleteAccount() {
    _ = try? database?.execute(
      "DELETE FROM records WHERE name <> ?", .text(Record.preferences.name))
  }
}
