import Foundation
import MessengerStorage

/// Keeps what has to survive in SQLite: a table of names, and of what they stand for as JSON.
@MainActor
final class MemoryStore {
  private let database: Database?

  /// Opens the file in a folder, or if that cannot be used, a table in memory: without a past.
  convenience init(inFolder folder: String) {
    let file = try? Database(path: folder + "/messenger.sqlite")
    self.init(file ?? (try? Database.inMemory()))
  }

  init(_ database: Database?) {
    self.database = database
    try? database?.execute(
      "CREATE TABLE IF NOT EXISTS memory (name TEXT PRIMARY KEY, value TEXT)")
  }

  func load() -> Memory {
    var memory = Memory(preferences: value("preferences"))
    guard let session: Session = value("session") else { return memory }
    memory.account = AccountMemory(
      session: session, contacts: value("contacts"), conversations: value("conversations"),
      histories: histories, outbox: value("outbox") ?? [], drafts: value("drafts") ?? [:])
    return memory
  }

  /// Writes what is not as it was; all of it, or if it cannot be written, nothing.
  func save(_ new: Memory, insteadOf old: Memory) {
    let (account, oldAccount) = (new.account, old.account)
    // What cannot be saved is still in the model; only the next launch has to do without it.
    try? database?.transaction {
      try put(new.preferences, "preferences", insteadOf: old.preferences)
      try put(account?.session, "session", insteadOf: oldAccount?.session)
      try put(account?.contacts, "contacts", insteadOf: oldAccount?.contacts)
      try put(account?.conversations, "conversations", insteadOf: oldAccount?.conversations)
      try put(account?.outbox, "outbox", insteadOf: oldAccount?.outbox)
      try put(account?.drafts, "drafts", insteadOf: oldAccount?.drafts)
      try putHistories(account?.histories ?? [:], insteadOf: oldAccount?.histories ?? [:])
    }
  }
}

extension MemoryStore {
  private static let historyPrefix = "history/"

  private var histories: [String: History] {
    var histories: [String: History] = [:]
    for row in rows("SELECT name FROM memory WHERE name LIKE 'history/%'") {
      guard case .text(let name) = row["name"] else { continue }
      histories[String(name.dropFirst(Self.historyPrefix.count))] = value(name)
    }
    return histories
  }

  private func putHistories(
    _ new: [String: History], insteadOf old: [String: History]
  ) throws {
    for id in Set(new.keys).union(old.keys).sorted() {
      try put(new[id], Self.historyPrefix + id, insteadOf: old[id])
    }
  }

  /// What a name stands for; `nil` if there is nothing that can be read.
  private func value<Value: Decodable>(_ name: String) -> Value? {
    let row = rows("SELECT value FROM memory WHERE name = ?", .text(name)).first
    guard case .text(let json) = row?["value"] else { return nil }
    return try? JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }

  private func put<Value: Encodable & Equatable>(
    _ new: Value?, _ name: String, insteadOf old: Value?
  ) throws {
    guard new != old else { return }
    guard let new else {
      try database?.execute("DELETE FROM memory WHERE name = ?", .text(name))
      return
    }
    let json = String(decoding: try JSONEncoder().encode(new), as: UTF8.self)
    try database?.execute(
      "INSERT OR REPLACE INTO memory (name, value) VALUES (?, ?)", .text(name), .text(json))
  }

  private func rows(_ sql: String, _ value: SQLValue? = nil) -> [Database.Row] {
    let rows = value.map { try? database?.query(sql, $0) } ?? (try? database?.query(sql))
    return rows ?? []
  }
}
