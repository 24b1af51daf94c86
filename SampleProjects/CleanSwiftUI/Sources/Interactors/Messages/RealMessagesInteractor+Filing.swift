/// Puts messages where they belong, from wherever they come.
extension RealMessagesInteractor {
  func knownChat(_ id: Chat.ID) -> Chat? {
    appState.userData.chats.value?.first { $0.id == id }
  }

  /// Takes a message that the server has told or taken.
  func file(_ message: Message, in id: Chat.ID) {
    insert([message], in: id)
    guard var chat = knownChat(id), message.number > chat.lastMessage?.number ?? 0 else { return }
    chat.lastMessage = message
    if message.sender != appState.userData.session?.account.handle { chat.unreadCount += 1 }
    if appState.routing.chatOnScreen == id { markRead(&chat) }
    bringToTop(chat)
  }

  /// Adds messages to a chat. Of one that was never opened nothing is known, nor does it matter.
  func insert(_ messages: [Message], in chat: Chat.ID) {
    confirm(messages)
    guard let loadable = appState.userData.histories[chat] else { return }
    var history = loadable.value ?? History()
    history.insert(messages)
    appState.userData.histories[chat] = .loaded(history)
    database.save(history.messages, of: chat)
  }

  func markRead(_ chat: inout Chat) {
    guard chat.unreadCount > 0 else { return }
    chat.markRead()
    appState.userData.unreportedReads.insert(chat.id)
  }

  func update(_ chat: Chat) {
    var chats = appState.userData.chats.value ?? []
    chats.update(chat)
    save(chats)
  }

  func bringToTop(_ chat: Chat) {
    var chats = appState.userData.chats.value ?? []
    chats.bringToTop(chat)
    save(chats)
  }

  private func save(_ chats: [Chat]) {
    database.save(chats)
    appState.userData.chats = .loaded(chats)
  }

  /// What the server has is not in the outbox any more.
  private func confirm(_ messages: [Message]) {
    let keys = Set(messages.map(\.key))
    guard appState.userData.outbox.contains(where: { keys.contains($0.key) }) else { return }
    appState.userData.outbox.removeAll { keys.contains($0.key) }
    database.save(appState.userData.outbox)
  }
}
