/// Keeps the list of chats, and what belongs to them.
extension RealChatsInteractor {
  /// Takes what the server says of all chats.
  ///
  /// - Parameter known: The chats that were known when the server was asked; newer ones stay.
  func replace(_ known: Set<Chat.ID>, with chats: [Chat]) {
    for gone in known.subtracting(chats.map(\.id)).sorted() { remove(gone) }
    let newer = (appState.userData.chats.value ?? []).filter { chat in
      guard let other = chats.first(where: { $0.id == chat.id }) else { return true }
      return chat.hasNewerMessages(than: other)
    }
    let newerIDs = Set(newer.map(\.id))
    save(newer + chats.filter { !newerIDs.contains($0.id) }.map(merged))
    appState.userData.chatsAreUpToDate = true
    showAwaitedChat()
  }

  func update(_ chat: Chat) {
    var chats = appState.userData.chats.value ?? []
    chats.update(merged(chat))
    save(chats)
    showAwaitedChat()
  }

  /// Removes a chat with everything that belongs to it; if it was open, its list is shown.
  func remove(_ chat: Chat.ID) {
    save((appState.userData.chats.value ?? []).filter { $0.id != chat })
    appState.userData.histories[chat] = nil
    appState.userData.drafts[chat] = nil
    appState.userData.outbox.removeAll { $0.chat == chat }
    appState.userData.unreportedReads.remove(chat)
    appState.routing.chatsPath.removeAll { $0 == .chat(chat) }
    if appState.routing.question == .leave(chat) { appState.routing.question = nil }
    database.removeMessages(of: chat)
    database.save(appState.userData.drafts)
    database.save(appState.userData.outbox)
  }

  /// Goes to the chat that a link has led to, if that is possible by now.
  func showAwaitedChat() {
    guard appState.userData.session != nil, let chat = appState.routing.awaitedChat else { return }
    if appState.userData.chats.value?.contains(where: { $0.id == chat }) == true {
      appState.routing.awaitedChat = nil
      appState.routing.question = nil
      appState.routing.tab = .chats
      appState.routing.chatsPath = [.chat(chat)]
    } else if appState.userData.chatsAreUpToDate {
      appState.routing.awaitedChat = nil
    }
  }

  /// A chat as the server has it, with what is known here and not there yet.
  private func merged(_ chat: Chat) -> Chat {
    var chat = chat
    let known = appState.userData.chats.value?.first { $0.id == chat.id }
    if let known, known.hasNewerMessages(than: chat) {
      // The server has said this before a message came that is known by now.
      chat.lastMessage = known.lastMessage
      chat.unreadCount = known.unreadCount
    }
    let isRead = (known?.readUpTo ?? 0) >= (chat.lastMessage?.number ?? 0)
    if chat.unreadCount > 0, isRead || appState.routing.chatOnScreen == chat.id {
      chat.markRead()
      appState.userData.unreportedReads.insert(chat.id)
    }
    return chat
  }

  private func save(_ chats: [Chat]) {
    database.save(chats)
    appState.userData.chats = .loaded(chats)
  }
}
