extension Inbox {
  /// Takes a message that somebody has written, on whatever device.
  ///
  /// - Parameter isOwn: Whether the user has.
  mutating func receive(_ message: Message, in id: String, isOwn: Bool) {
    let isNew = message.number > conversation(id)?.lastMessage?.number ?? 0
    insert([message], in: id)
    guard isNew, var conversation = conversation(id) else { return }
    conversation.lastMessage = message
    if !isOwn { conversation.unreadCount += 1 }
    moveToTop(conversation)
  }

  /// Takes the newest messages of a conversation.
  mutating func take(newest page: [Message], of id: String) {
    failedHistories.remove(id)
    histories[id, default: History()].insert(page)
    confirm(page)
  }

  /// Takes messages that stand before those that are known, or between them.
  mutating func insert(_ messages: [Message], in id: String) {
    // Of a conversation that was never opened nothing is known, and it is asked for when it is.
    histories[id]?.insert(messages)
    confirm(messages)
  }

  /// Adds a message that has to be sent.
  mutating func add(_ message: OutgoingMessage) {
    outgoing.append(message)
    drafts[message.conversation] = nil
    guard let conversation = conversation(message.conversation) else { return }
    moveToTop(conversation)
  }

  /// Notes that the server does not want a message.
  mutating func fail(_ key: String) {
    guard let index = outgoing.firstIndex(where: { $0.key == key }) else { return }
    outgoing[index].state = .failed
  }

  /// Sends a message that has failed once more, under another key, as the last one.
  mutating func retry(_ key: String, as newKey: String) {
    guard let index = outgoing.firstIndex(where: { $0.key == key && $0.state == .failed })
    else { return }
    outgoing[index].key = newKey
    outgoing[index].state = .waiting
  }

  /// What the server has is no longer outgoing.
  private mutating func confirm(_ messages: [Message]) {
    let keys = Set(messages.map(\.key))
    outgoing.removeAll { keys.contains($0.key) }
  }

  private mutating func moveToTop(_ conversation: Conversation) {
    let others = (conversations.value ?? []).filter { $0.id != conversation.id }
    conversations = .loaded([conversation] + others)
  }
}
