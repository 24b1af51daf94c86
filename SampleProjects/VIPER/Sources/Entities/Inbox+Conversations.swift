extension Inbox {
  /// Takes all conversations, as the server lists them.
  mutating func replaceConversations(with listed: [Conversation]) {
    let known = conversations ?? []
    for old in known where !listed.contains(where: { $0.id == old.id }) { forget(old.id) }
    conversations = listed.map { new in
      guard let old = known.first(where: { $0.id == new.id }) else { return new }
      return new.merged(with: old)
    }
    for conversation in listed {
      noteRead(conversation.id, ifServerKnowsLessThan: conversation.readUpTo)
    }
  }

  /// Takes one conversation, as the server describes it; a new one comes first.
  mutating func update(_ conversation: Conversation) {
    if let index = index(of: conversation.id), let known = conversations?[index] {
      conversations?[index] = conversation.merged(with: known)
    } else {
      conversations = [conversation] + (conversations ?? [])
    }
    noteRead(conversation.id, ifServerKnowsLessThan: conversation.readUpTo)
  }

  /// Forgets a conversation, with everything that belongs to it.
  mutating func remove(_ id: String) {
    conversations?.removeAll { $0.id == id }
    forget(id)
  }

  /// Notes which conversation is on the screen; what is there is read.
  mutating func open(_ id: String?) {
    openConversation = id
    guard let id else { return }
    markReadIfOpen(id)
  }

  /// Notes that the server knows what the user has read in a conversation.
  mutating func didReportRead(_ id: String, upTo number: Int) {
    guard let conversation = conversation(id), conversation.readUpTo <= number else { return }
    unreportedReads.remove(id)
  }

  private mutating func noteRead(_ id: String, ifServerKnowsLessThan number: Int) {
    if let conversation = conversation(id), conversation.readUpTo > number {
      unreportedReads.insert(id)
    }
    markReadIfOpen(id)
  }

  /// Notes that what is on the screen is read.
  mutating func markReadIfOpen(_ id: String) {
    guard id == openConversation, let index = index(of: id),
      let unread = conversations?[index].unreadCount, unread > 0
    else { return }
    conversations?[index].markRead()
    unreportedReads.insert(id)
  }

  private mutating func forget(_ id: String) {
    histories[id] = nil
    drafts[id] = nil
    outgoing.removeAll { $0.conversation == id }
    unreportedReads.remove(id)
  }

  func index(of id: String) -> Int? {
    conversations?.firstIndex { $0.id == id }
  }
}
