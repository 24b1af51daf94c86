import MessengerStorage

extension SQLiteStorage: InboxRepository {
  var inbox: InboxSnapshot {
    get {
      let inbox = savedInbox ?? loadInbox()
      savedInbox = inbox
      return inbox
    }
    set { save(newValue, changedFrom: inbox) }
  }

  private func save(_ inbox: InboxSnapshot, changedFrom old: InboxSnapshot) {
    let isSaved = save { tables in
      if inbox.conversations != old.conversations {
        try save(inbox.conversations, in: tables)
      }
      let ids = Set(inbox.messages.keys).union(old.messages.keys)
      for id in ids.sorted() where inbox.messages[id] != old.messages[id] {
        try tables.execute("DELETE FROM messages WHERE conversation = ?", .text(id))
        for message in inbox.messages[id] ?? [] {
          try insert(message, of: id, into: "messages", in: tables)
        }
      }
      if inbox.outgoing != old.outgoing { try save(inbox.outgoing, in: tables) }
      if inbox.drafts != old.drafts { try save(inbox.drafts, in: tables) }
    }
    if isSaved { savedInbox = inbox }
  }

  private func save(_ conversations: [Conversation]?, in tables: Database) throws {
    for table in ["conversations", "members", "last_messages"] {
      try tables.execute("DELETE FROM \(table)")
    }
    try tables.execute("DELETE FROM loaded WHERE list = 'conversations'")
    guard let conversations else { return }
    try tables.execute("INSERT INTO loaded (list) VALUES ('conversations')")
    for conversation in conversations {
      try tables.execute(
        "INSERT INTO conversations (id, isGroup, name, readUpTo, unreadCount)"
          + " VALUES (?, ?, ?, ?, ?)",
        .text(conversation.id), .integer(conversation.isGroup ? 1 : 0), .text(conversation.name),
        .integer(conversation.readUpTo), .integer(conversation.unreadCount))
      for member in conversation.members {
        try tables.execute(
          "INSERT INTO members (conversation, name, handle) VALUES (?, ?, ?)",
          .text(conversation.id), .text(member.name), .text(member.handle))
      }
      if let message = conversation.lastMessage {
        try insert(message, of: conversation.id, into: "last_messages", in: tables)
      }
    }
  }

  private func insert(
    _ message: Message, of conversation: String, into table: String, in tables: Database
  ) throws {
    try tables.execute(
      "INSERT INTO \(table) (conversation, number, sender, text, key) VALUES (?, ?, ?, ?, ?)",
      .text(conversation), .integer(message.number), .text(message.sender), .text(message.text),
      .text(message.key))
  }

  private func save(_ outgoing: [OutgoingMessage], in tables: Database) throws {
    try tables.execute("DELETE FROM outgoing")
    for message in outgoing {
      try tables.execute(
        "INSERT INTO outgoing (key, conversation, text, failed) VALUES (?, ?, ?, ?)",
        .text(message.key), .text(message.conversation), .text(message.text),
        .integer(message.state == .failed ? 1 : 0))
    }
  }

  private func save(_ drafts: [String: String], in tables: Database) throws {
    try tables.execute("DELETE FROM drafts")
    for (conversation, text) in drafts.sorted(by: { $0.key < $1.key }) {
      try tables.execute(
        "INSERT INTO drafts (conversation, text) VALUES (?, ?)", .text(conversation), .text(text))
    }
  }
}

// MARK: - Loading

extension SQLiteStorage {
  private func loadInbox() -> InboxSnapshot {
    var inbox = InboxSnapshot()
    if !rows("SELECT list FROM loaded WHERE list = 'conversations'").isEmpty {
      inbox.conversations = conversations()
    }
    inbox.messages = messages(in: "messages")
    inbox.outgoing = rows("SELECT * FROM outgoing ORDER BY rowid").map {
      OutgoingMessage(
        key: $0.text("key"), conversation: $0.text("conversation"), text: $0.text("text"),
        state: $0.number("failed") == 1 ? .failed : .waiting)
    }
    for row in rows("SELECT * FROM drafts") {
      inbox.drafts[row.text("conversation")] = row.text("text")
    }
    return inbox
  }

  private func conversations() -> [Conversation] {
    let members = Dictionary(
      grouping: rows("SELECT * FROM members ORDER BY rowid"),
      by: { $0.text("conversation") })
    let lastMessages = messages(in: "last_messages")
    return rows("SELECT * FROM conversations ORDER BY rowid").map { row in
      let id = row.text("id")
      return Conversation(
        id: id, isGroup: row.number("isGroup") == 1, name: row.text("name"),
        members: (members[id] ?? []).map {
          Contact(name: $0.text("name"), handle: $0.text("handle"))
        },
        lastMessage: lastMessages[id]?.last, readUpTo: row.number("readUpTo"),
        unreadCount: row.number("unreadCount"))
    }
  }

  /// The messages in a table, by their conversation.
  private func messages(in table: String) -> [String: [Message]] {
    let rows = self.rows("SELECT * FROM \(table) ORDER BY number")
    return Dictionary(grouping: rows, by: { $0.text("conversation") }).mapValues { rows in
      rows.map {
        Message(
          number: $0.number("number"), sender: $0.text("sender"), text: $0.text("text"),
          key: $0.text("key"))
      }
    }
  }
}
