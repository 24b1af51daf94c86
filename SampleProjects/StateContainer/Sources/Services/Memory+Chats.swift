extension Memory {
  /// What is known of the chats from the last time.
  var chats: ChatsMemory {
    ChatsMemory(
      conversations: value(for: .conversations), outbox: value(for: .outbox) ?? [],
      drafts: value(for: .drafts) ?? [:], readMarks: value(for: .readMarks) ?? [:],
      histories: histories())
  }

  func keep(_ part: ChatsMemory.Part) {
    switch part {
    case .conversations(let conversations): keep(conversations, as: .conversations)
    case .outbox(let messages): keep(messages, as: .outbox)
    case .drafts(let drafts): keep(drafts, as: .drafts)
    case .readMarks(let marks): keep(marks, as: .readMarks)
    case .history(let id, let history): keep(history, as: .history(id))
    }
  }
}
