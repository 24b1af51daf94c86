@testable import VIPER

extension Person {
  static let grace = Person(name: "Grace", handle: "grace")
  static let alan = Person(name: "Alan", handle: "alan")
}

extension Message {
  static func example(_ number: Int, from sender: String = "grace") -> Message {
    Message(number: number, sender: sender, text: "Message \(number)", key: "key \(number)")
  }
}

extension Conversation {
  /// A conversation of ada and grace.
  static func example(
    _ id: String, isGroup: Bool = false, last: Message? = nil, readUpTo: Int = 0, unread: Int = 0
  ) -> Conversation {
    Conversation(
      id: id, isGroup: isGroup, name: "Thread \(id)",
      members: [.grace, Person(name: "Ada", handle: "ada")], lastMessage: last,
      readUpTo: readUpTo, unreadCount: unread)
  }
}
