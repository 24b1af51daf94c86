/// That the user belongs to one chat.
@MainActor
struct Membership {
  private let chat: Chat.ID
  private let chats: ChatList

  init(of chat: Chat.ID, in chats: ChatList) {
    self.chat = chat
    self.chats = chats
  }

  /// That of the chat; `nil` if the user does not belong to it any more.
  var name: String? { chats[chat]?.name }

  /// Whether the chat is a group.
  var canLeave: Bool { chats[chat]?.isGroup ?? false }

  /// Hear of each change.
  var changes: Observers<Void> { chats.changes }

  /// Takes note that the user has read everything in the chat.
  func markRead() { chats.markRead(chat) }

  /// Leaves the group; `completion` hears why not, or `nil`.
  func leave(then completion: @escaping @MainActor (RequestError?) -> Void) {
    chats.leave(chat, then: completion)
  }
}
