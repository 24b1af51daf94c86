/// A conversation between two or more, as the list of chats shows it.
struct ChatThread: Equatable, Sendable {
  let id: String
  let isGroup: Bool

  /// The name of the group, or of the other member.
  let name: String
  let members: [Contact]
  var lastMessage: Message?

  /// The number of the last message that was read.
  var readUpTo: Int
  var unreadCount: Int

  var lastNumber: Int { lastMessage?.number ?? 0 }

  func name(of handle: String) -> String {
    members.first { $0.handle == handle }?.name ?? handle
  }

  /// Takes a message that is newer than all others.
  mutating func add(_ message: Message, isOwn: Bool) {
    lastMessage = message
    if !isOwn { unreadCount += 1 }
  }

  mutating func markRead() {
    readUpTo = lastNumber
    unreadCount = 0
  }
}
