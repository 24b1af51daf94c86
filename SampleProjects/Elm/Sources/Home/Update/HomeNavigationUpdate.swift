/// What leads from one tab to another one, which only their parent can know.
extension HomeModel {
  mutating func updateContacts(_ message: ContactsMessage) -> [ServerCommand] {
    guard case .contact(.messageTapped) = message, let handle = contacts.contact?.handle,
      let known = chats.inbox.directConversation(with: handle)
    else { return contacts.update(message) }
    return showConversation(known.id)
  }

  /// Shows the conversation with a contact, unless the user has gone elsewhere meanwhile.
  mutating func conversationOpened(
    _ result: Result<Conversation, ServerError>, visit: Int
  ) -> [ServerCommand] {
    let isWaiting = contacts.finishOpening(result, visit: visit)
    guard case .success(let conversation) = result else { return [] }
    chats.inbox.update(conversation)
    return isWaiting && tab == .contacts ? showConversation(conversation.id) : []
  }

  /// Follows a link as soon as it is known whether it leads anywhere.
  mutating func followLink(_ commands: inout [ServerCommand]) {
    guard let id = awaitedConversation else { return }
    if chats.inbox.conversation(id) != nil {
      awaitedConversation = nil
      contacts.cancelQuestion()
      commands += showConversation(id)
    } else if chats.inbox.isUpToDate {
      awaitedConversation = nil
    }
  }

  private mutating func showConversation(_ id: String) -> [ServerCommand] {
    tab = .chats
    return chats.open(id, in: chatsSituation)
  }
}
