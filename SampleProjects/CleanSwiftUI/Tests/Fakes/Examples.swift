@testable import CleanSwiftUI

extension Session {
  static let ada = Session(
    token: "token-ada", account: Account(name: "Ada Lovelace", handle: "ada", mayBuy: true))
  static let alan = Session(
    token: "token-alan", account: Account(name: "Alan Turing", handle: "alan", mayBuy: true))
  static let guest = Session(
    token: "token-guest", account: Account(name: "Guest", handle: "guest", mayBuy: false))
}

extension Contact {
  static let ada = Contact(name: "Ada Lovelace", handle: "ada")
  static let grace = Contact(name: "Grace Hopper", handle: "grace")
  static let alan = Contact(name: "alan Turing", handle: "alan")
}

extension Message {
  static func example(_ number: Int, by sender: String = "grace", key: String? = nil) -> Message {
    Message(number: number, sender: sender, text: "text \(number)", key: key ?? "key-\(number)")
  }
}

extension Chat {
  /// A chat of Ada with Grace.
  static func example(_ id: String = "1", messages: Int = 0, unread: Int = 0) -> Chat {
    Chat(
      id: id, isGroup: false, name: "Grace Hopper", members: [.ada, .grace],
      lastMessage: messages == 0 ? nil : .example(messages), readUpTo: messages - unread,
      unreadCount: unread)
  }

  static let engines = Chat(
    id: "engines", isGroup: true, name: "Engines", members: [.ada, .grace, .alan], readUpTo: 0,
    unreadCount: 0)
}

extension StickerPack {
  static let cats = StickerPack(id: "cats", name: "Cats", price: 199, isOwned: false)
}
