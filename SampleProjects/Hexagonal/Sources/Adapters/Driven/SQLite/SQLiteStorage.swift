import MessengerStorage

/// Keeps everything in tables of SQLite.
@MainActor
final class SQLiteStorage {
  private let database: Database?

  /// What the tables have of the inbox, once that is known: only what differs from it is written.
  var savedInbox: InboxSnapshot?

  /// Opens the file in a folder, or if that cannot be used, tables in memory: without a past, but
  /// with a future until the app ends.
  init(inFolder folder: String) {
    let file = try? Database(path: folder + "/messenger.sqlite")
    database = file ?? (try? Database.inMemory())
    for table in Self.tables {
      _ = try? database?.execute("CREATE TABLE IF NOT EXISTS \(table)")
    }
  }

  /// The rows of a result; none if there is no result.
  func rows(_ sql: String) -> [Database.Row] {
    (try? database?.query(sql)) ?? []
  }

  /// Saves everything that `body` does, or nothing of it, and returns which of these.
  @discardableResult
  func save(_ body: (Database) throws -> Void) -> Bool {
    // What cannot be saved is still in memory; only the next launch has to do without it.
    guard let database else { return false }
    return (try? database.transaction { try body(database) }) != nil
  }

  private static let tables = [
    "session (token TEXT, name TEXT, handle TEXT, isGuest INTEGER)",
    "contacts (name TEXT, handle TEXT)",
    "conversations (id TEXT, isGroup INTEGER, name TEXT, readUpTo INTEGER, unreadCount INTEGER)",
    "members (conversation TEXT, name TEXT, handle TEXT)",
    "last_messages (conversation TEXT, number INTEGER, sender TEXT, text TEXT, key TEXT)",
    "messages (conversation TEXT, number INTEGER, sender TEXT, text TEXT, key TEXT)",
    "outgoing (key TEXT, conversation TEXT, text TEXT, failed INTEGER)",
    "drafts (conversation TEXT, text TEXT)",
    "purchases (pack TEXT, key TEXT)",
    "preferences (appearance TEXT, textSize TEXT, language TEXT)",
    // The lists that were loaded, also if there was nothing in them.
    "loaded (list TEXT)",
  ]
}

extension SQLValue {
  /// The text; empty if the value is none.
  var string: String {
    if case .text(let text) = self { text } else { "" }
  }

  /// The number; 0 if the value is none.
  var int: Int {
    if case .integer(let number) = self { number } else { 0 }
  }
}

extension Database.Row {
  /// The text in a column; empty if there is none.
  func text(_ column: String) -> String { self[column]?.string ?? "" }

  /// The number in a column; 0 if there is none.
  func number(_ column: String) -> Int { self[column]?.int ?? 0 }
}
