/// A group, or what the user and somebody else have to say to each other.
struct Conversation: Codable, Equatable, Identifiable {
  let id: String
  let isGroup: Bool
  var name: String
  var members: [Contact]
  var lastMessage: TextMessage?

  /// The number of the last message that the user has read; 0 if none.
  var readUpTo: Int

  /// How many messages of others come after that.
  var unreadCount: Int

  /// The number of the last message; 0 if there is none.
  var lastNumber: Int { lastMessage?.number ?? 0 }

  /// The name of a member, or of somebody who was one.
  func name(of handle: String) -> String {
    members.first { $0.handle == handle }?.name ?? handle
  }
}
