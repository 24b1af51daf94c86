extension ChatsState {
  /// What the server says of a conversation, and what was read here without its knowledge.
  func withWhatIsRead(_ conversation: Conversation) -> Conversation {
    guard let mark = readMarks[conversation.id], mark >= conversation.lastNumber else {
      return conversation
    }
    var conversation = conversation
    conversation.readUpTo = conversation.lastNumber
    conversation.unreadCount = 0
    return conversation
  }

  /// Marks as read what the user looks at.
  mutating func readWhatIsOnScreen() -> [ChatsEffect] {
    guard let id = conversationOnScreen, var conversation = conversation(id),
      conversation.unreadCount > 0
    else { return [] }
    let number = conversation.lastNumber
    conversation.readUpTo = number
    conversation.unreadCount = 0
    readMarks[id] = number
    update(conversation)
    return sessionStatus == .up ? [.markRead(id, upTo: number)] : []
  }

  /// Tells the server what was read while it could not be told.
  func reportReads() -> [ChatsEffect] {
    readMarks.sorted { $0.key < $1.key }.map { .markRead($0.key, upTo: $0.value) }
  }

  mutating func markedRead(
    _ id: Conversation.ID, _ number: Int, _ error: ServerError?
  ) -> [ChatsEffect] {
    // Without a connection, it is told on the next one.
    if error != .noConnection, readMarks[id] == number { readMarks[id] = nil }
    return []
  }
}
