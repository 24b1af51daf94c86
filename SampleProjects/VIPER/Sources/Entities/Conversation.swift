/// What people write to each other, between two or in a group.
struct Conversation: Codable, Equatable, Sendable {
  let id: String
  let isGroup: Bool

  /// The name of the group, or of the other member.
  let name: String
  let members: [Person]

  /// The newest message; `nil` if nobody has written anything.
  var lastMessage: Message?

  /// The number of the last message that the user has read; 0 if none.
  var readUpTo: Int
  var unreadCount: Int

  /// The number of the newest message; 0 if there is none.
  var lastNumber: Int { lastMessage?.number ?? 0 }

  /// Notes that the user has read everything.
  mutating func markRead() {
    readUpTo = lastNumber
    unreadCount = 0
  }
}
