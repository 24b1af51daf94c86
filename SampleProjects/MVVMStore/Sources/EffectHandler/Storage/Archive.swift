import Foundation
import MessengerStorage

/// The app's file: values under names, each as JSON.
@MainActor
final class Archive {
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

  func load() -> Memory {
    var memory = Memory()
    memory.preferences = value("preferences")
    memory.session = value("session")
    memory.contacts = value("contacts")
    memory.conversations = value("conversations")
    memory.outgoing = value("outgoing") ?? []
    memory.drafts = value("drafts") ?? [:]
    for id in (memory.conversations ?? []).map(\.id) {
      memory.histories[id] = value("history/\(id)")
    }
    return memory
  }

  /// Keeps what is not as it was, all of it or nothing.
  func save(_ memory: Memory, replacing old: Memory) {
    // What cannot be kept is still on the screen; only the next launch has to do without it.
    try? database?.transaction {
      try update("preferences", memory.preferences, old.preferences)
      try update("session", memory.session, old.session)
      try update("contacts", memory.contacts, old.contacts)
      try update("conversations", memory.conversations, old.conversations)
      try update("outgoing", memory.outgoing, old.outgoing)
      try update("drafts", memory.drafts, old.drafts)
      for id in Set(memory.histories.keys).union(old.histories.keys) {
        try update("history/\(id)", memory.histories[id], old.histories[id])
      }
    }
  }

  private func update<Value: Codable & Equatable>(
    _ name: String, _ value: Value?, _ old: Value?
  ) throws {
    guard value != old else { return }
    guard let value else {
      try database?.execute("DELETE FROM entries WHERE name = ?", .text(name))
      return
    }
    let data = try JSONEncoder().encode(value)
    try database?.execute(
      "INSERT OR REPLACE INTO entries (name, value) VALUES (?, ?)", .text(name), .blob(Array(data)))
  }

  /// What is kept under a name; `nil` if there is nothing, or nothing that can be read.
  private func value<Value: Decodable>(_ name: String) -> Value? {
    let rows = try? database?.query("SELECT value FROM entries WHERE name = ?", .text(name))
    guard case .blob(let bytes) = rows?.first?["value"] else { return nil }
    return try? JSONDecoder().decode(Value.self, from: Data(bytes))
  }
}
