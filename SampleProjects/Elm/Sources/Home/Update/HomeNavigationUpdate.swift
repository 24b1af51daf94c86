/// What leads from one tab to another one, which only their parent can know.
extension HomeModel {
  mutating func open(_ link: DeepLink) -> [Command<HomeMessage>] {
    let old = self
    follow(link)
    return followUp(since: old)
  }

  mutating func follow(_ link: DeepLink) {
    switch link {
    case .conversation(let id): awaitedConversation = id
    }
  }

  mutating func updateContacts(_ message: ContactsMessage) -> [Command<HomeMessage>] {
    let (commands, out) = contacts.update(message)
    return commands.embedded(in: HomeMessage.contacts) + (out.map { take($0) } ?? [])
  }

  private mutating func take(_ message: ContactsOutMessage) -> [Command<HomeMessage>] {
    switch message {
    case .conversationWanted(let contact):
      guard let known = chats.inbox.directConversation(with: contact.handle) else {
        return contacts.openConversation().embedded(in: HomeMessage.contacts)
      }
      return showConversation(known.id)
    case .conversationOpened(let conversation, let isAwaited):
      chats.take(conversation)
      return isAwaited && tab == .contacts ? showConversation(conversation.id) : []
    }
  }

  /// Shows the conversation that a link leads to, as soon as it is known whether there is one.
  mutating func showAwaitedConversation() -> [Command<HomeMessage>] {
    guard let id = awaitedConversation else { return [] }
    if chats.inbox.conversation(id) != nil {
      awaitedConversation = nil
      contacts.cancelQuestion()
      return showConversation(id)
    }
    if chats.inbox.isUpToDate { awaitedConversation = nil }
    return []
  }

  private mutating func showConversation(_ id: String) -> [Command<HomeMessage>] {
    tab = .chats
    return chats.open(id, in: chatsSituation).embedded(in: HomeMessage.chats)
  }
}
