extension ChatsState {
  /// Begins with what is known from the last time.
  mutating func handle(_ start: ChatsStart) -> [ChatsEffect] {
    handle = start.handle
    keys = start.keys
    wantedConversation = start.wantedConversation
    if let known = start.memory.conversations { conversations = .loaded(known) }
    outbox = Outbox(start.memory.outbox)
    drafts = start.memory.drafts
    readMarks = start.memory.readMarks
    histories = start.memory.histories
    return change(start.link)
  }

  /// Catches up on each new connection.
  mutating func change(_ link: SessionLink) -> [ChatsEffect] {
    self.link = link
    isUpToDate = false
    guard link == .up else {
      outbox.interrupt()
      return []
    }
    return loadConversations() + reportReads() + loadNewest() + sendNext()
  }

  mutating func select(_ tab: AppTab) -> [ChatsEffect] {
    isInFront = tab == .chats
    return readWhatIsOnScreen()
  }

  /// Shows a conversation that the user has not chosen in the list.
  mutating func want(_ id: Conversation.ID) -> [ChatsEffect] {
    guard conversation(id) != nil else {
      if !isUpToDate { wantedConversation = id }
      return []
    }
    return open(id) + [.announce(.conversationShown)]
  }
}
