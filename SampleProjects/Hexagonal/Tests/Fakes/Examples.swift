@testable import Hexagonal

extension Message {
  static func example(_ number: Int, by sender: String = "grace", key: String? = nil) -> Message {
    Message(number: number, sender: sender, text: "text \(number)", key: key ?? "key-\(number)")
  }
}

extension Conversation {
  static func example(_ id: String = "1", messages: Int = 0, unread: Int = 0, isGroup: Bool = false)
    -> Conversation
  {
    Conversation(
      id: id, isGroup: isGroup, name: "Grace Hopper",
      members: [
        Contact(name: "Ada Lovelace", handle: "ada"),
        Contact(name: "Grace Hopper", handle: "grace"),
      ],
      lastMessage: messages == 0 ? nil : .example(messages), readUpTo: messages - unread,
      unreadCount: unread)
  }
}

extension StickerPack {
  static let cats = StickerPack(id: "cats", name: "Cats", price: 199, isOwned: false)
}
