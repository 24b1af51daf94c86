/// What people write to each other, between two or in a group.
struct Conversation: Equatable, Sendable {
  let id: String
  let isGroup: Bool

  /// The name of the group, or of the other one.
  let name: String
  let members: [Contact]

  /// The newest message; `nil` if nobody has written yet.
  var lastMessage: Message?

  /// The number of the last message that the user has read; 0 if none.
  var readUpTo: Int
  var unreadCount: Int

  /// Two who write to each other cannot stop being the two.
  var canBeLeft: Bool { isGroup }

  func name(of handle: String) -> String {
    members.first { $0.handle == handle }?.name ?? handle
  }
}
