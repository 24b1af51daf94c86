/// The messages of all chats: one history for each, whoever looks at it.
@MainActor
final class Histories {
  private var histories: [Chat.ID: ChatHistory] = [:]
  private let handle: String
  private let chats: ChatList
  private let outbox: Outbox
  private let server: Server
  private let store: Store

  /// - Parameter handle: That of the user.
  init(of handle: String, chats: ChatList, outbox: Outbox, server: Server, store: Store) {
    self.handle = handle
    self.chats = chats
    self.outbox = outbox
    self.server = server
    self.store = store
    for chat in chats.all where store[.history(of: chat.id)] != nil {
      histories[chat.id] = makeHistory(in: chat.id)
    }
    chats.chatChanges.add(self) { $0.histories[$1]?.chatChanged() }
    chats.removals.add(self) { $0.forget($1) }
  }

  /// The messages of a chat, the same for everybody who asks.
  subscript(chat: Chat.ID) -> ChatHistory {
    if let history = histories[chat] { return history }
    let history = makeHistory(in: chat)
    histories[chat] = history
    return history
  }

  /// Takes a message into the history of its chat, whether anybody looks at it or not.
  func receive(_ message: Message, in chat: Chat.ID) {
    // The messages of a chat that is not known yet are loaded when it is opened.
    guard chats[chat] != nil else { return }
    self[chat].receive(message)
  }

  /// Asks on a new connection for what could not be loaded on the last one.
  func resume() {
    for history in histories.values where !history.isComplete { history.load() }
  }

  private func makeHistory(in chat: Chat.ID) -> ChatHistory {
    ChatHistory(
      in: chat, of: handle, chats: chats, outbox: outbox, server: server, store: store)
  }

  private func forget(_ chat: Chat.ID) {
    histories[chat] = nil
    store[.history(of: chat)] = nil
  }
}
