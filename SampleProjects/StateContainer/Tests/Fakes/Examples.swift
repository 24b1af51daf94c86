@testable import StateContainer

extension Account {
  static let ada = Account(name: "Ada", handle: "ada", isGuest: false)
}

extension Session {
  static let ada = Session(token: "ada's", account: .ada)
}

extension Contact {
  static let alan = Contact(name: "Alan", handle: "alan")
  static let grace = Contact(name: "Grace", handle: "grace")
}

extension Conversation {
  /// A conversation of Ada and Grace with as many messages of Grace, all of them unread.
  static func withGrace(_ count: Int = 0, id: String = "1", unread: Int? = nil) -> Conversation {
    Conversation(
      id: id, isGroup: false, name: "Grace",
      members: [Contact(name: "Ada", handle: "ada"), .grace],
      lastMessage: count == 0 ? nil : .fromGrace(count), readUpTo: count - (unread ?? count),
      unreadCount: unread ?? count)
  }
}

extension Message {
  static func fromGrace(_ number: Int) -> Message {
    Message(number: number, sender: "grace", text: "\(number)", key: "grace-\(number)")
  }

  static func fromAda(_ number: Int, key: String) -> Message {
    Message(number: number, sender: "ada", text: "\(number)", key: key)
  }
}

extension StickerPack {
  static let cats = StickerPack(id: "cats", name: "Cats", price: 199, isOwned: false)
}

extension ChatsState {
  /// Ada's chats, in which she has not done anything yet.
  static func ada(
    _ conversations: [Conversation]?, status: SessionStatus = .up
  ) -> ChatsState {
    initialState(
      handle: "ada", keys: KeySequence(seed: "key"),
      memory: ChatsMemory(conversations: conversations)
    )
    .after(.sessionStatusChanged(status))
  }
}
