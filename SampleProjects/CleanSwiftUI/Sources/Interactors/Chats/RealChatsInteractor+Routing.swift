/// Where the user goes when the chats change.
extension RealChatsInteractor {
  /// Takes what the server says of all chats.
  ///
  /// - Parameter known: The chats that were known when the server was asked; newer ones stay.
  func replace(_ known: Set<Chat.ID>, with chats: [Chat]) {
    for gone in known.subtracting(chats.map(\.id)).sorted() { remove(gone) }
    records.replaceChats(with: chats)
    showAwaitedChat()
  }

  func update(_ chat: Chat) {
    records.update(chat)
    showAwaitedChat()
  }

  /// Removes a chat; if it was open, its list is shown.
  func remove(_ chat: Chat.ID) {
    records.remove(chat)
    appState.routing.chatsPath.removeAll { $0 == .chat(chat) }
    if appState.routing.question == .leave(chat) { appState.routing.question = nil }
  }

  /// Goes from a contact to the chat with them, unless the user has left it meanwhile.
  func leaveContact(_ contact: Contact.ID, for chat: Chat.ID) {
    guard appState.routing.contactsPath.last == .details(contact) else { return }
    show(chat)
  }

  /// Puts a new group in the place of its form, unless the user has left it meanwhile.
  func leaveForm(for chat: Chat.ID) {
    guard appState.routing.chatsPath.last == .newGroup else { return }
    appState.routing.chatsPath = [.chat(chat)]
  }

  /// Goes to the chat that the user wants to see, if that is possible by now.
  func showAwaitedChat() {
    guard appState.userData.session != nil, let chat = appState.routing.awaitedChat else { return }
    if records[chat] != nil {
      appState.routing.awaitedChat = nil
      appState.routing.question = nil
      appState.routing.tab = .chats
      appState.routing.chatsPath = [.chat(chat)]
    } else if appState.userData.chatsAreUpToDate {
      appState.routing.awaitedChat = nil
    }
  }
}
