import MessengerStorage
import MessengerWire

@testable import MVP

extension Account {
  static let ada = Account(name: "Ada", handle: "ada", mayBuy: true)
}

extension Contact {
  static let alan = Contact(name: "Alan", handle: "alan")
  static let grace = Contact(name: "Grace", handle: "grace")
}

extension StickerPack {
  static let cats = StickerPack(id: "cats", name: "Cats", price: 199, isOwned: false)
}

extension ChatThread {
  /// A group of Ada, Alan and Grace in which nobody has written.
  static let engines = ChatThread(
    id: "1", isGroup: true, name: "Engines",
    members: [Contact(name: "Ada", handle: "ada"), .alan, .grace], lastMessage: nil, readUpTo: 0,
    unreadCount: 0)
}

extension Message {
  /// The message of this number, which says its number.
  static func number(_ number: Int, from sender: String = "grace", key: String = "") -> Message {
    Message(number: number, sender: sender, text: "\(number)", key: key)
  }
}

extension History {
  init(_ messages: [Message]) {
    self.init()
    insert(messages)
  }
}

extension WireMessage {
  /// The message of this number, which says its number.
  static func number(_ number: Int, from sender: String = "grace") -> WireMessage {
    WireMessage(number: number, sender: sender, text: "\(number)", key: "key \(number)")
  }
}

extension WireThread {
  /// A thread of Ada and Grace.
  static func example(_ id: String = "1", last: WireMessage? = nil, unread: Int = 0) -> WireThread {
    WireThread(
      id: id, kind: .direct, name: "Grace",
      members: [
        WirePerson(name: "Ada", handle: "ada"), WirePerson(name: "Grace", handle: "grace"),
      ], lastMessage: last, readUpTo: 0, unreadCount: unread)
  }
}

extension Store {
  /// An empty store that lives as long as the test.
  static func inMemory() throws -> Store {
    Store(try open(.inMemory()))
  }
}
