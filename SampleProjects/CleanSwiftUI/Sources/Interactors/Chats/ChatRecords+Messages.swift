/// What was said in chats.
extension ChatRecords {
  func history(of chat: Chat.ID) -> History? { appState.userData.histories[chat]?.value }

  func restoreMessages() {
    appState.userData.histories = database.messages().mapValues { .loaded(History($0)) }
  }

  func beginLoadingMessages(of chat: Chat.ID) {
    appState.userData.histories[chat, default: .notRequested].beginLoading()
  }

  func failLoadingMessages(of chat: Chat.ID, _ problem: Problem) {
    appState.userData.histories[chat]?.failLoading(problem)
  }

  /// Takes a message that the server has told or taken, and brings its chat to the top.
  func file(_ message: Message, in id: Chat.ID) {
    insert([message], in: id)
    guard var chat = self[id], message.number > chat.lastMessage?.number ?? 0 else { return }
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

  func removeMessages(of chat: Chat.ID) {
    appState.userData.histories[chat] = nil
    database.removeMessages(of: chat)
    saveDraft("", in: chat)
    saveOutbox(appState.userData.outbox.filter { $0.chat != chat })
  }
}
