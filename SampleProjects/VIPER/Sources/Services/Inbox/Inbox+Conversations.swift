extension Inbox {
  /// Takes all conversations, as the server lists them.
  mutating func replaceConversations(with listed: [Conversation]) {
    let known = conversations ?? []
    for old in known where !listed.contains(where: { $0.id == old.id }) { forget(old.id) }
    conversations = listed.map { new in
      guard let old = known.first(where: { $0.id == new.id }) else { return new }
      return new.merged(with: old)
    }
  }

  /// Takes one conversation, as the server describes it; a new one comes first.
  mutating func update(_ conversation: Conversation) {
    if let index = index(of: conversation.id), let known = conversations?[index] {
      conversations?[index] = conversation.merged(with: known)
    } else {
      conversations = [conversation] + (conversations ?? [])
    }
  }

  /// Forgets a conversation, with everything that belongs to it.
  mutating func remove(_ id: String) {
    conversations?.removeAll { $0.id == id }
    forget(id)
  }

  /// Notes that the user has read everything in a conversation.
  mutating func markRead(_ id: String) {
    guard let index = index(of: id) else { return }
    conversations?[index].markRead()
  }

  private mutating func forget(_ id: String) {
    histories[id] = nil
    drafts[id] = nil
    outgoing.removeAll { $0.conversation == id }
  }

  func index(of id: String) -> Int? {
    conversations?.firstIndex { $0.id == id }
  }
}
