/// What people write to each other, between two or in a group.
struct ChatThread: Codable, Equatable {
  let id: String
  let isGroup: Bool

  /// The name of the group, or of the other member.
  let name: String
  let members: [Contact]

  /// The newest message that the server has; `nil` if there is none.
  var lastMessage: Message?

  /// The number of the last message that the user has read; 0 if none.
  var readUpTo: Int
  var unreadCount: Int

  /// The number of the newest message; 0 if there is none.
  var lastNumber: Int { lastMessage?.number ?? 0 }

  /// Whether the user can leave it: groups can be left.
  var mayBeLeft: Bool { isGroup }

  /// The name of a member; the handle of who is no longer one.
  func memberName(of handle: String) -> String {
    members.first { $0.handle == handle }?.name ?? handle
  }
}
