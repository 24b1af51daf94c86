import MessengerStorage

/// The database of the app; where there can be none, it forgets everything with the app.
@MainActor
final class AppDatabase {
  private let database: Database?

  /// Opens the database in a folder.
  convenience init(inFolder folder: String) {
    let file = try? Database(path: folder + "/messenger.sqlite")
    self.init(file ?? (try? Database.inMemory()))
  }

  init(_ database: Database?) {
    self.database = database
    for table in Self.tables { _ = try? database?.execute("CREATE TABLE IF NOT EXISTS \(table)") }
  }

  /// The rows of a table, in the order in which they were written.
  func rows(of table: String) -> [Database.Row] {
    (try? database?.query("SELECT * FROM \(table) ORDER BY rowid")) ?? []
  }

  /// Writes everything in `body`, or nothing.
  func write(_ body: (Database) throws -> Void) {
    // What cannot be written is still in memory; only the next launch has to do without it.
    try? database?.transaction { [database] in try database.map(body) }
  }

  private static let tables = [
    "session (token, name, handle, role)",
    "preferences (appearance, textSize, language)",
    // The lists that were loaded, also if there was nothing in them.
    "loaded (list)",
    "contacts (name, handle)",
    "threads (id, isGroup, name, readUpTo, unreadCount)",
    "members (thread, name, handle)",
    "last_messages (thread, number, sender, text, key)",
    "messages (thread, number, sender, text, key)",
    "outgoing (key, thread, text, hasFailed)",
    "drafts (thread, text)",
  ]
}

extension Database.Row {
  func text(_ column: String) -> String {
    if case .text(let text)? = self[column] { text } else { "" }
  }

  func number(_ column: String) -> Int {
    if case .integer(let number)? = self[column] { number } else { 0 }
  }

  func flag(_ column: String) -> Bool {
    number(column) != 0
  }
}

extension SQLValue {
  static func flag(_ isSet: Bool) -> SQLValue {
    .integer(isSet ? 1 : 0)
  }
}
