/// How a mailbox is kept: its parts one by one, and each history by itself.
extension AccountArchive {
  func mailbox() -> Mailbox {
    var mailbox = Mailbox()
    mailbox.conversations = Loadable(value(of: "conversations"))
    mailbox.outgoing = value(of: "outgoing") ?? []
    mailbox.drafts = value(of: "drafts") ?? [:]
    mailbox.unreportedReads = value(of: "unreportedReads") ?? []
    for id in (mailbox.conversations.value ?? []).map(\.id) {
      mailbox.histories[id] = value(of: Self.history(id))
    }
    return mailbox
  }

  /// Keeps what is not as it was, all of it or nothing.
  func save(_ mailbox: Mailbox, replacing old: Mailbox) {
    save { writer in
      func write<Value: Encodable & Equatable>(_ part: (Mailbox) -> Value?, to entry: String) throws
      {
        let value = part(mailbox)
        if value != part(old) { try writer.write(value, to: entry) }
      }
      try write(\.conversations.value, to: "conversations")
      try write(\.outgoing, to: "outgoing")
      try write(\.drafts, to: "drafts")
      try write(\.unreportedReads, to: "unreportedReads")
      for id in Set(mailbox.histories.keys).union(old.histories.keys) {
        try write(\.histories[id], to: Self.history(id))
      }
    }
  }

  private static func history(_ id: String) -> String { "history/\(id)" }
}
