/// What is known of the chats from the last time.
struct ChatsMemory: Equatable, Sendable {
  /// A part of it, which is kept apart from the others.
  enum Part: Equatable, Sendable {
    case conversations([Conversation])
    case outbox([OutgoingMessage])
    case drafts([Conversation.ID: String])
    case readMarks([Conversation.ID: Int])

    /// A conversation's messages; `nil` if there are none any more.
    case history(Conversation.ID, History?)
  }

  var conversations: [Conversation]?
  var outbox: [OutgoingMessage] = []
  var drafts: [Conversation.ID: String] = [:]
  var readMarks: [Conversation.ID: Int] = [:]
  var histories: [Conversation.ID: History] = [:]
}

extension ChatsState {
  /// What is worth keeping, and has changed.
  func changes(since old: ChatsState) -> [ChatsMemory.Part] {
    var parts: [ChatsMemory.Part] = []
    if let value = conversations.value, value != old.conversations.value {
      parts.append(.conversations(value))
    }
    if outbox.messages != old.outbox.messages { parts.append(.outbox(outbox.messages)) }
    if drafts != old.drafts { parts.append(.drafts(drafts)) }
    if readMarks != old.readMarks { parts.append(.readMarks(readMarks)) }
    let ids = Set(histories.keys).union(old.histories.keys)
    for id in ids.sorted() where histories[id] != old.histories[id] {
      parts.append(.history(id, histories[id]))
    }
    return parts
  }
}
