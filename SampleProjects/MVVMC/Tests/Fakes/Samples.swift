@testable import MVVMC

extension Session {
  static let ada = Session(token: "token", name: "Ada", handle: "ada", role: .member)
  static let guest = Session(token: "token", name: "Guest", handle: "guest", role: .guest)
}

extension Contact {
  static let grace = Contact(name: "Grace", handle: "grace")
  static let alan = Contact(name: "alan", handle: "turing")
}

extension StickerPack {
  static let cats = StickerPack(id: "cats", name: "Cats", price: 199, isOwned: false)
  static let dogs = StickerPack(id: "dogs", name: "Dogs", price: 299, isOwned: true)
}

extension Message {
  /// A message that says its number.
  init(_ number: Int, from sender: String = "grace") {
    self.init(number: number, sender: sender, text: "\(number)", key: "key \(number)")
  }
}

extension History {
  init(_ messages: [Message]) {
    self.init()
    insert(messages)
  }
}

extension Conversation {
  /// A thread with Grace, or a group.
  init(_ id: String, isGroup: Bool = false, last: Message? = nil, unread: Int = 0) {
    self.init(
      id: id, isGroup: isGroup, name: "Grace",
      members: [Member(name: "Grace", handle: "grace"), Member(name: "Ada", handle: "ada")],
      lastMessage: last, unreadCount: unread)
  }
}
