@testable import MVVMStore

extension Session {
  static let ada = Session(
    token: "token of ada", account: Account(name: "Ada Lovelace", handle: "ada", role: .member))
}

extension Contact {
  static let grace = Contact(name: "Grace", handle: "grace")
  static let alan = Contact(name: "alan", handle: "turing")
}

extension Message {
  static func example(_ number: Int, by sender: String = "grace", key: String? = nil) -> Message {
    Message(number: number, sender: sender, text: "text \(number)", key: key ?? "key-\(number)")
  }
}

extension Conversation {
  static func example(
    _ id: String = "1", messages: Int = 0, unread: Int = 0, isGroup: Bool = false
  ) -> Conversation {
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

extension Mailbox {
  init(_ conversations: Conversation..., drafts: [String: String] = [:], isUpToDate: Bool = false) {
    self.init(
      conversations: .loaded(conversations), drafts: drafts, isUpToDate: isUpToDate)
  }
}

extension StickerPack {
  static let cats = StickerPack(id: "cats", name: "Cats", price: 199, isOwned: false)
}

extension Receipt {
  static let one = Receipt(number: 1, amount: 199, cardEnding: "4242")
}
