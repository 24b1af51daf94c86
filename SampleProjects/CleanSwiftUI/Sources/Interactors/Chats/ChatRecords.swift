/// What is known of chats, in the state and in the database, where no other code writes it.
///
/// It keeps nothing itself, as the interactors that share it.
@MainActor
struct ChatRecords {
  let appState: AppState
  let database: any ChatsDBRepository

  /// The chats that are known.
  var chats: [Chat] { appState.userData.chats.value ?? [] }

  subscript(id: Chat.ID) -> Chat? { chats.first { $0.id == id } }

  func restoreChats() {
    guard let chats = database.chats() else { return }
    appState.userData.chats = .loaded(chats)
  }

  func beginLoadingChats() {
    appState.userData.chats.beginLoading()
  }

  func failLoadingChats(_ problem: Problem) {
    appState.userData.chats.failLoading(problem)
  }

  /// Takes the chats as the server has them; what is newer here stays, and stays on top.
  func replaceChats(with loaded: [Chat]) {
    let newer = chats.filter { chat in
      guard let other = loaded.first(where: { $0.id == chat.id }) else { return true }
      return chat.hasNewerMessages(than: other)
    }
    let newerIDs = Set(newer.map(\.id))
    save(newer + loaded.filter { !newerIDs.contains($0.id) }.map(merged))
    appState.userData.chatsAreUpToDate = true
  }

  /// Takes a chat as the server has it.
  func update(_ chat: Chat) {
    put(merged(chat))
  }

  func bringToTop(_ chat: Chat) {
    var chats = chats
    chats.bringToTop(chat)
    save(chats)
  }

  /// Notes that the user has read everything in a chat, which the server does not know yet.
  func markRead(_ id: Chat.ID) {
    guard let chat = self[id] else { return }
    put(markedRead(chat))
  }

  /// Notes that the server knows what the user has read in a chat.
  func markReported(_ id: Chat.ID) {
    appState.userData.unreportedReads.remove(id)
  }

  /// Removes a chat with everything that belongs to it.
  func remove(_ id: Chat.ID) {
    save(chats.filter { $0.id != id })
    appState.userData.unreportedReads.remove(id)
    removeMessages(of: id)
  }

  /// A chat of which everything is read, if it was not before.
  func markedRead(_ chat: Chat) -> Chat {
    guard chat.unreadCount > 0 else { return chat }
    appState.userData.unreportedReads.insert(chat.id)
    var chat = chat
    chat.markRead()
    return chat
  }

  /// A chat as the server has it, with what is known here and not there yet.
  private func merged(_ chat: Chat) -> Chat {
    var chat = chat
    let known = self[chat.id]
    if let known, known.hasNewerMessages(than: chat) {
      // The server has said this before a message came that is known by now.
      chat.lastMessage = known.lastMessage
      chat.unreadCount = known.unreadCount
    }
    let isRead = (known?.readUpTo ?? 0) >= (chat.lastMessage?.number ?? 0)
    return isRead || appState.routing.chatOnScreen == chat.id ? markedRead(chat) : chat
  }

  private func put(_ chat: Chat) {
    var chats = chats
    chats.update(chat)
    save(chats)
  }

  private func save(_ chats: [Chat]) {
    database.save(chats)
    appState.userData.chats = .loaded(chats)
  }
}
