/// Threads, that with the latest activity first.
extension [Conversation] {
  /// The thread with this identifier.
  subscript(id id: String) -> Conversation? {
    first { $0.id == id }
  }

  /// Takes over what a thread is now; a new one comes to the top.
  mutating func update(_ conversation: Conversation) {
    if let index = firstIndex(where: { $0.id == conversation.id }) {
      self[index] = conversation
    } else {
      insert(conversation, at: 0)
    }
  }

  mutating func remove(_ id: String) {
    removeAll { $0.id == id }
  }

  mutating func moveToTop(_ id: String) {
    guard let conversation = self[id: id] else { return }
    remove(id)
    insert(conversation, at: 0)
  }

  /// Brings the thread of a message to the top, unless the message is known.
  ///
  /// Returns whether nothing is missing before the message.
  mutating func receive(_ message: Message, in id: String, isOwn: Bool) -> Bool {
    guard let index = firstIndex(where: { $0.id == id }) else { return false }
    let lastNumber = self[index].lastNumber
    guard message.number > lastNumber else { return true }
    self[index].lastMessage = message
    if !isOwn { self[index].unreadCount += 1 }
    moveToTop(id)
    return message.number == lastNumber + 1
  }

  /// Reads a thread to its end; returns the number of its last message if any was unread.
  mutating func read(_ id: String) -> Int? {
    guard let index = firstIndex(where: { $0.id == id }), self[index].unreadCount > 0 else {
      return nil
    }
    self[index].unreadCount = 0
    return self[index].lastNumber
  }
}
