extension ChatsState {
  /// Catches up on each new connection.
  mutating func change(_ link: SessionLink) -> [ChatsEffect] {
    sync = .behind(link, wanted: wantedConversation)
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
    let isKnown = conversation(id) != nil
    if case .behind(let link, _) = sync { sync = .behind(link, wanted: isKnown ? nil : id) }
    guard isKnown else { return [] }
    shown.send(id)
    return open(id)
  }

  var link: SessionLink {
    if case .behind(let link, _) = sync { link } else { .up }
  }

  /// The conversation to show as soon as it is known.
  var wantedConversation: Conversation.ID? {
    if case .behind(_, let wanted) = sync { wanted } else { nil }
  }
}
