extension ChatsState {
  mutating func loadConversations() -> [ChatsEffect] {
    conversations.load() ? [.loadConversations] : []
  }

  mutating func take(_ result: Result<[Conversation], ServerError>) -> [ChatsEffect] {
    guard conversations.isLoading else { return [] }
    let known = conversations.value ?? []
    if conversations.take(result.map { $0.map(withWhatIsRead) }) { return loadConversations() }
    guard case .success(let newConversations) = result else { return [] }
    let ids = Set(newConversations.map(\.id))
    for id in known.map(\.id) where !ids.contains(id) { forget(id) }
    let wanted = wantedConversation
    if sessionStatus == .up { sync = .upToDate }
    return readWhatIsOnScreen() + (wanted.map { want($0) } ?? [])
  }

  /// Takes what a conversation is now.
  mutating func take(_ conversation: Conversation) -> [ChatsEffect] {
    guard conversation.members.contains(where: { $0.handle == handle }) else {
      remove(conversation.id)
      return []
    }
    // Where the others are not known, all have to be asked for.
    guard conversations.value != nil else { return loadConversations() }
    update(conversation)
    return readWhatIsOnScreen()
  }

  mutating func start(_ conversation: Conversation, isWanted: Bool) -> [ChatsEffect] {
    update(conversation)
    return isWanted ? want(conversation.id) : []
  }

  /// Takes what a conversation is now, of which the user is a member; a new one comes first.
  mutating func update(_ conversation: Conversation) {
    let conversation = withWhatIsRead(conversation)
    var all = conversations.value ?? []
    if let index = all.firstIndex(where: { $0.id == conversation.id }) {
      all[index] = conversation
    } else {
      all.insert(conversation, at: 0)
    }
    conversations.change(to: all)
  }

  /// Removes a conversation, with everything that belongs to it.
  mutating func remove(_ id: Conversation.ID) {
    conversations.invalidate()
    if let known = conversations.value { conversations.change(to: known.filter { $0.id != id }) }
    forget(id)
  }

  mutating func moveToTop(_ conversation: Conversation) {
    let others = (conversations.value ?? []).filter { $0.id != conversation.id }
    conversations.change(to: [conversation] + others)
  }

  private mutating func forget(_ id: Conversation.ID) {
    histories[id] = nil
    drafts[id] = nil
    readMarks[id] = nil
    outbox.remove(id)
    if page?.thread?.conversation == id { page = nil }
  }
}
