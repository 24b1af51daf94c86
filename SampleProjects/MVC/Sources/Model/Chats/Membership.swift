/// That the user belongs to one thread.
@MainActor
struct Membership {
  private let chat: Chat.ID
  private let chats: ChatList

  init(of chat: Chat.ID, in chats: ChatList) {
    self.chat = chat
    self.chats = chats
  }

  /// That of the thread; `nil` if the user does not belong to it any more.
  var name: String? { chats[chat]?.name }

  /// Whether the thread is a group.
  var canLeave: Bool { chats[chat]?.isGroup ?? false }

  /// Hear of each change.
  var changes: Observers<Void> { chats.changes }

  /// Leaves the group; `completion` hears why not, or `nil`.
  func leave(then completion: @escaping @MainActor (RequestError?) -> Void) {
    chats.leave(chat, then: completion)
  }
}
