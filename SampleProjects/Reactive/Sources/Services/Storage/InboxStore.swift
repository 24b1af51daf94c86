import MessengerStorage

/// Keeps what is said and to be said.
@MainActor
struct InboxStore {
  let database: AppDatabase

  /// Writes the parts of an inbox that have changed.
  func save(_ inbox: Inbox, changedFrom old: Inbox) {
    let ids = Set(inbox.histories.keys).union(old.histories.keys).filter {
      inbox.histories[$0] != old.histories[$0]
    }
    let haveThreadsChanged = inbox.threads.value != old.threads.value
    guard
      haveThreadsChanged || !ids.isEmpty || inbox.outgoing != old.outgoing
        || inbox.drafts != old.drafts
    else { return }
    database.write { tables in
      if haveThreadsChanged { try save(inbox.threads.value, in: tables) }
      for id in ids.sorted() {
        try tables.execute("DELETE FROM messages WHERE thread = ?", .text(id))
        for message in inbox.histories[id]?.messages ?? [] {
          try insert(message, of: id, into: "messages", of: tables)
        }
      }
      if inbox.outgoing != old.outgoing { try save(inbox.outgoing, in: tables) }
      if inbox.drafts != old.drafts { try save(inbox.drafts, in: tables) }
    }
  }

  private func save(_ threads: [ChatThread]?, in tables: Database) throws {
    for table in ["threads", "members", "last_messages"] {
      try tables.execute("DELETE FROM \(table)")
    }
    try tables.execute("DELETE FROM loaded WHERE list = 'threads'")
    guard let threads else { return }
    try tables.execute("INSERT INTO loaded VALUES ('threads')")
    for thread in threads {
      try tables.execute(
        "INSERT INTO threads VALUES (?, ?, ?, ?, ?)", .text(thread.id), .flag(thread.isGroup),
        .text(thread.name), .integer(thread.readUpTo), .integer(thread.unreadCount))
      for member in thread.members {
        try tables.execute(
          "INSERT INTO members VALUES (?, ?, ?)", .text(thread.id), .text(member.name),
          .text(member.handle))
      }
      if let message = thread.lastMessage {
        try insert(message, of: thread.id, into: "last_messages", of: tables)
      }
    }
  }

  private func insert(
    _ message: Message, of thread: String, into table: String, of tables: Database
  ) throws {
    try tables.execute(
      "INSERT INTO \(table) VALUES (?, ?, ?, ?, ?)", .text(thread), .integer(message.number),
      .text(message.sender), .text(message.text), .text(message.key))
  }

  private func save(_ outgoing: [OutgoingMessage], in tables: Database) throws {
    try tables.execute("DELETE FROM outgoing")
    for message in outgoing {
      try tables.execute(
        "INSERT INTO outgoing VALUES (?, ?, ?, ?)", .text(message.key), .text(message.thread),
        .text(message.text), .flag(message.hasFailed))
    }
  }

  private func save(_ drafts: [String: String], in tables: Database) throws {
    try tables.execute("DELETE FROM drafts")
    for (thread, text) in drafts.sorted(by: { $0.key < $1.key }) {
      try tables.execute("INSERT INTO drafts VALUES (?, ?)", .text(thread), .text(text))
    }
  }
}
