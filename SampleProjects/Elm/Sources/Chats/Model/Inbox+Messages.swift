extension Inbox {
  /// Takes a message that somebody has written, on whatever device.
  ///
  /// - Parameter handle: The user's own.
  mutating func receive(_ message: TextMessage, in id: String, for handle: String) {
    insert([message], in: id, for: handle)
    guard var conversation = conversation(id), message.number > conversation.lastNumber else {
      return
    }
    conversation.lastMessage = message
    if message.sender != handle { conversation.unreadCount += 1 }
    moveToTop(conversation)
  }

  /// Takes the newest messages of a conversation, and what has come since they were asked for.
  mutating func take(newest messages: [TextMessage], of id: String, for handle: String) {
    histories[id] = .loaded(histories[id]?.value ?? History())
    insert(messages, in: id, for: handle)
    if let last = conversation(id)?.lastMessage, last.number > messages.last?.number ?? 0 {
      insert([last], in: id, for: handle)
    }
  }

  /// Takes messages from anywhere in a conversation.
  ///
  /// Of one that was never opened nothing is known, and it is asked for when it is.
  mutating func insert(_ messages: [TextMessage], in id: String, for handle: String) {
    if var history = histories[id]?.value {
      history.insert(messages)
      histories[id]?.change(to: history)
    }
    let arrived = Set(messages.filter { $0.sender == handle }.map(\.key))
    outbox.removeAll { arrived.contains($0.key) }
  }

  /// What the field of a conversation would send; `nil` if that is nothing.
  func textToSend(to id: String) -> String? {
    let text = (drafts[id] ?? "").trimmed
    return text.isEmpty ? nil : text
  }

  /// Adds a message that has to be sent, and brings its conversation to the top.
  mutating func add(_ text: OutgoingText) {
    outbox.append(text)
    drafts[text.conversation] = nil
    conversation(text.conversation).map { moveToTop($0) }
  }

  /// Notes that the server does not want a message.
  mutating func fail(_ key: String) {
    guard let index = outbox.firstIndex(where: { $0.key == key }) else { return }
    outbox[index].hasFailed = true
  }

  /// Has a message that has failed sent once more, under another key.
  mutating func retry(_ key: String, as newKey: String) {
    guard let index = outbox.firstIndex(where: { $0.key == key && $0.hasFailed }) else { return }
    outbox[index].key = newKey
    outbox[index].hasFailed = false
  }
}
