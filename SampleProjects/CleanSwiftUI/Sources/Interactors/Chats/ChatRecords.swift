/// What is known of chats, in the state and in the database, where no other code writes it.
///
/// It keeps nothing itself, as the interactors that share it.
@MainActor
struct ChatRecords {
  let appState: AppState
  let database: any ChatsDBRepository

  /// The chats that are known.
  var chats: [Chat] { appState.userData.chats.value ?? [] }

  subscript(id: Chat.ID) -> Chat? { chats[id: id] }

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
    var chats = newer + loaded.filter { !newerIDs.contains($0.id) }.map(merged)
    for index in chats.indices where isRead(chats[index]) { markRead(&chats[index]) }
    save(chats)
    appState.userData.chatsAreUpToDate = true
  }

  /// Takes a chat as the server has it.
  func update(_ chat: Chat) {
    var chat = merged(chat)
    if isRead(chat) { markRead(&chat) }
    put(chat)
  }

  func bringToTop(_ chat: Chat) {
    var chats = chats
    chats.bringToTop(chat)
    save(chats)
  }

  /// Notes that the user has read everything in a chat, which the server does not know yet.
  func markRead(_ id: Chat.ID) {
    guard var chat = self[id] else { return }
    markRead(&chat)
    put(chat)
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

  /// Changes a chat to one that is read, and notes that the server does not know it yet.
  func markRead(_ chat: inout Chat) {
    guard chat.unreadCount > 0 else { return }
    appState.userData.unreportedReads.insert(chat.id)
    chat.markRead()
  }

  /// A chat as the server has it, with what is known here and not there yet.
  private func merged(_ chat: Chat) -> Chat {
    guard let known = self[chat.id], known.hasNewerMessages(than: chat) else { return chat }
    // The server has said this before a message came that is known by now.
    var chat = chat
    chat.lastMessage = known.lastMessage
    chat.unreadCount = known.unreadCount
    return chat
  }

  /// Whether the user has read a chat here, or looks at it, whatever the server says of it.
  private func isRead(_ chat: Chat) -> Bool {
    appState.routing.chatOnScreen == chat.id
      || (self[chat.id]?.readUpTo ?? 0) >= (chat.lastMessage?.number ?? 0)
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
