extension ChatsState {
  /// Catches up on each new connection.
  mutating func take(_ status: SessionStatus) -> [ChatsEffect] {
    sync = .behind(status, wanted: wantedConversation)
    guard status == .up else {
      outbox.interrupt()
      return loadNewestOfOpenThread()
    }
    let id = page?.thread?.conversation
    return loadConversations() + reportReads() + (id.map { loadNewest(of: $0) } ?? []) + sendNext()
  }

  mutating func select(_ tab: AppTab) -> [ChatsEffect] {
    isInFront = tab == .chats
    return readWhatIsOnScreen()
  }

  /// Shows a conversation that the user has not chosen in the list.
  mutating func want(_ id: Conversation.ID) -> [ChatsEffect] {
    let isKnown = conversation(id) != nil
    if case .behind(let status, _) = sync { sync = .behind(status, wanted: isKnown ? nil : id) }
    guard isKnown else { return [] }
    shown.send(id)
    return open(id)
  }

  var sessionStatus: SessionStatus {
    if case .behind(let status, _) = sync { status } else { .up }
  }

  /// The conversation to show as soon as it is known.
  var wantedConversation: Conversation.ID? {
    if case .behind(_, let wanted) = sync { wanted } else { nil }
  }
}
