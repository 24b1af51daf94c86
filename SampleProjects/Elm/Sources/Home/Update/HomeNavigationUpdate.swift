/// What leads from one tab to another one, which only their parent can know.
extension HomeModel {
  mutating func updateContacts(_ message: ContactsMessage) -> [Command<HomeMessage>] {
    if case .contact(.messageTapped) = message, let handle = contacts.contact?.handle,
      let known = chats.inbox.directConversation(with: handle)
    {
      return showConversation(known.id)
    }
    let commands = contacts.update(message).embedded(in: HomeMessage.contacts)
    guard case .conversationOpened(.success(let conversation), let visit) = message else {
      return commands
    }
    return commands + conversationOpened(conversation, visit: visit)
  }

  /// Shows the conversation with a contact, unless the user has gone elsewhere meanwhile.
  private mutating func conversationOpened(
    _ conversation: Conversation, visit: Int
  ) -> [Command<HomeMessage>] {
    chats.inbox.update(conversation)
    let isWaiting = tab == .contacts && contacts.showsContact(onVisit: visit)
    return isWaiting ? showConversation(conversation.id) : []
  }

  /// Follows a link as soon as it is known whether it leads anywhere.
  mutating func followLink(_ commands: inout [Command<HomeMessage>]) {
    guard let id = awaitedConversation else { return }
    if chats.inbox.conversation(id) != nil {
      awaitedConversation = nil
      contacts.cancelQuestion()
      commands += showConversation(id)
    } else if chats.inbox.isUpToDate {
      awaitedConversation = nil
    }
  }

  private mutating func showConversation(_ id: String) -> [Command<HomeMessage>] {
    tab = .chats
    return chats.open(id, in: chatsSituation).embedded(in: HomeMessage.chats)
  }
}
