/// The user's chats in the database, with everything that was written in them.
@MainActor
protocol ChatsDBRepository {
  /// `nil` if none have ever been saved.
  func chats() -> [Chat]?
  func save(_ chats: [Chat])

  /// The messages that are known, by their chat.
  func messages() -> [Chat.ID: [Message]]
  func save(_ messages: [Message], of chat: Chat.ID)
  func removeMessages(of chat: Chat.ID)

  func outbox() -> [OutgoingMessage]
  func save(_ outbox: [OutgoingMessage])

  func drafts() -> [Chat.ID: String]
  func save(_ drafts: [Chat.ID: String])
}

struct RealChatsDBRepository: ChatsDBRepository {
  let store: DocumentStore

  private static let messagesPrefix = "messages/"

  func chats() -> [Chat]? {
    store.value("chats", of: .user)
  }

  func save(_ chats: [Chat]) {
    store.save(chats, as: "chats", of: .user)
  }

  func messages() -> [Chat.ID: [Message]] {
    var messages: [Chat.ID: [Message]] = [:]
    for name in store.names(from: Self.messagesPrefix, of: .user) {
      messages[String(name.dropFirst(Self.messagesPrefix.count))] = store.value(name, of: .user)
    }
    return messages
  }

  func save(_ messages: [Message], of chat: Chat.ID) {
    store.save(messages, as: Self.messagesPrefix + chat, of: .user)
  }

  func removeMessages(of chat: Chat.ID) {
    store.remove(Self.messagesPrefix + chat, of: .user)
  }

  func outbox() -> [OutgoingMessage] {
    store.value("outbox", of: .user) ?? []
  }

  func save(_ outbox: [OutgoingMessage]) {
    store.save(outbox, as: "outbox", of: .user)
  }

  func drafts() -> [Chat.ID: String] {
    store.value("drafts", of: .user) ?? [:]
  }

  func save(_ drafts: [Chat.ID: String]) {
    store.save(drafts, as: "drafts", of: .user)
  }
}
