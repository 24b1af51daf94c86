/// What features have to do with each other.
extension AppState {
  mutating func handle(_ event: ContactsEvent) -> [AccountEffect] {
    let wasWaitedFor = tab == .contacts && contacts.isOpeningConversation(event)
    var effects: [AccountEffect] = contacts.handle(event).map { .contacts($0) }
    guard case .conversationOpened(_, .success(let conversation)) = event else { return effects }
    chats.receive(conversation)
    if wasWaitedFor {
      effects += show(conversation.id)
    }
    return effects
  }

  mutating func handle(_ event: ChatsEvent) -> [AccountEffect] {
    chats.handle(event).map { .chats($0) }
  }

  mutating func handle(_ event: SettingsEvent) -> [AccountEffect] {
    switch event {
    case .preferencesChanged(let preferences):
      chosenPreferences = preferences
    case .renamed(.success(let account)):
      session?.account = account
    default:
      break
    }
    return settings.handle(event).map { .settings($0) }
  }

  /// Follows the link that waits, as soon as it is known whether there is such a conversation.
  mutating func followLink() -> [AppEffect] {
    guard let link = waitingLink, session != nil else { return [] }
    if chats.mailbox.conversation(link.conversation) != nil {
      waitingLink = nil
      contacts.closeQuestion()
      return perform(show(link.conversation))
    }
    if chats.isUpToDate { waitingLink = nil }
    return []
  }

  /// Shows a conversation above the list of all.
  private mutating func show(_ conversation: String) -> [AccountEffect] {
    tab = .chats
    return chats.open(conversation).map { .chats($0) }
  }
}
