import MessengerStorage

extension InboxStore {
  /// What was saved last, or an empty inbox.
  func load() -> Inbox {
    var inbox = Inbox()
    if database.rows(of: "loaded").contains(where: { $0.text("list") == "threads" }) {
      inbox.threads = .loaded(threads)
    }
    inbox.histories = messages(in: "messages").mapValues { History($0) }
    inbox.outgoing = database.rows(of: "outgoing").map {
      OutgoingMessage(
        key: $0.text("key"), thread: $0.text("thread"), text: $0.text("text"),
        hasFailed: $0.flag("hasFailed"))
    }
    for row in database.rows(of: "drafts") { inbox.drafts[row.text("thread")] = row.text("text") }
    return inbox
  }

  private var threads: [ChatThread] {
    let members = Dictionary(grouping: database.rows(of: "members")) { $0.text("thread") }
    let lastMessages = messages(in: "last_messages")
    return database.rows(of: "threads").map { row in
      let id = row.text("id")
      return ChatThread(
        id: id, isGroup: row.flag("isGroup"), name: row.text("name"),
        members: (members[id] ?? []).map {
          Contact(name: $0.text("name"), handle: $0.text("handle"))
        },
        lastMessage: lastMessages[id]?.last, readUpTo: row.number("readUpTo"),
        unreadCount: row.number("unreadCount"))
    }
  }

  private func messages(in table: String) -> [String: [Message]] {
    Dictionary(grouping: database.rows(of: table)) { $0.text("thread") }.mapValues { rows in
      rows.map {
        Message(
          number: $0.number("number"), sender: $0.text("sender"), text: $0.text("text"),
          key: $0.text("key"))
      }
    }
  }
}
