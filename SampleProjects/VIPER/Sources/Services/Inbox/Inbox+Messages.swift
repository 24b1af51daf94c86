extension Inbox {
  /// Takes a message that is new in a conversation, whoever wrote it.
  mutating func receive(_ message: Message, in id: String, isOwn: Bool) {
    // Where nothing is known, a history begins with the newest page only.
    histories[id]?.add([message])
    confirm([message])
    guard let index = index(of: id), var conversation = conversations?[index],
      message.number > conversation.lastNumber
    else { return }
    conversation.lastMessage = message
    if !isOwn { conversation.unreadCount += 1 }
    conversations?.remove(at: index)
    conversations?.insert(conversation, at: 0)
  }

  /// Takes the newest messages of a conversation, which may be the first that are known.
  ///
  /// The last one may have come while these were on their way.
  mutating func add(newest page: [Message], to id: String) {
    guard let conversation = conversation(id) else { return }
    histories[id, default: History()].add(page)
    if let last = conversation.lastMessage { histories[id]?.add([last]) }
    confirm(page)
  }

  /// Takes messages before or between the known ones.
  mutating func add(older page: [Message], to id: String) {
    histories[id]?.add(page)
    confirm(page)
  }

  /// Notes what is in the field of a conversation.
  mutating func setDraft(_ draft: String?, in id: String) {
    drafts[id] = draft
  }

  /// Adds a message that has to be sent, which brings its conversation to the top.
  mutating func enqueue(_ message: OutgoingMessage) {
    outgoing.append(message)
    guard let index = index(of: message.conversation),
      let conversation = conversations?.remove(at: index)
    else { return }
    conversations?.insert(conversation, at: 0)
  }

  /// Notes that the server has refused a message.
  mutating func fail(_ key: String) {
    guard let index = outgoing.firstIndex(where: { $0.key == key }) else { return }
    outgoing[index].hasFailed = true
  }

  /// Lets a refused message wait again, under a new key.
  mutating func retry(_ key: String, under newKey: String) {
    guard let index = outgoing.firstIndex(where: { $0.key == key && $0.hasFailed }) else { return }
    outgoing[index].key = newKey
    outgoing[index].hasFailed = false
  }

  /// What the server has does not wait any more.
  private mutating func confirm(_ messages: [Message]) {
    let keys = Set(messages.map(\.key))
    outgoing.removeAll { keys.contains($0.key) }
  }
}
