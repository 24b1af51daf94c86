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

  /// Whether the user can leave the chat.
  var canLeave: Bool { chats.canLeave(chat) }

  /// Calls `action` after each change of this chat, as long as the observer is there.
  func observe<Observer: AnyObject>(
    by observer: Observer, _ action: @escaping @MainActor (Observer) -> Void
  ) {
    chats.chatChanges.add(observer) { [chat] observer, changed in
      if changed == chat { action(observer) }
    }
  }

  /// Leaves the group; `completion` is told why not, or `nil`.
  func leave(then completion: @escaping @MainActor (RequestError?) -> Void) {
    chats.leave(chat, then: completion)
  }
}
