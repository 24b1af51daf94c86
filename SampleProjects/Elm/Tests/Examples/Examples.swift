@testable import Elm

extension Session {
  static let ada = Session(
    token: "session-1",
    account: Account(name: "Ada Lovelace", handle: "ada", mayBuy: true))

  static let alan = Session(
    token: "session-2", account: Account(name: "Alan Turing", handle: "alan", mayBuy: true))
}

extension Contact {
  static let ada = Contact(name: "Ada Lovelace", handle: "ada")
  static let alan = Contact(name: "Alan", handle: "alan")
  static let grace = Contact(name: "Grace", handle: "grace")
}

extension Conversation {
  static let grace = Conversation.example("grace")

  static func example(
    _ id: String, isGroup: Bool = false, members: [Contact] = [.ada, .grace],
    last: TextMessage? = nil, readUpTo: Int = 0, unread: Int = 0
  ) -> Conversation {
    Conversation(
      id: id, isGroup: isGroup, name: "Grace Hopper", members: members, lastMessage: last,
      readUpTo: readUpTo, unreadCount: unread)
  }
}

extension TextMessage {
  static func from(_ sender: String, _ number: Int, key: String? = nil) -> TextMessage {
    TextMessage(
      number: number, sender: sender, text: "\(number)", key: key ?? "\(sender)-\(number)")
  }
}

extension StickerPack {
  static let cats = StickerPack(id: "cats", name: "Cats", price: 199, isOwned: false)
}

extension Flags {
  static let none = Flags(memory: Memory(), deviceLanguage: .english, keySeed: "key")

  static func memory(_ account: AccountMemory) -> Flags {
    Flags(memory: Memory(account: account), deviceLanguage: .english, keySeed: "key")
  }
}
