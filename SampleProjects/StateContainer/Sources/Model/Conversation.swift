/// A conversation, as the user sees it.
struct Conversation: Codable, Equatable, Identifiable, Sendable {
  let id: String
  let isGroup: Bool
  let name: String
  let members: [Contact]
  var lastMessage: Message?
  var readUpTo: Int
  var unreadCount: Int

  /// The number of the newest message; 0 if there is none.
  var lastNumber: Int { lastMessage?.number ?? 0 }

  /// The name of a member, or the handle of somebody who is none any more.
  func name(of handle: String) -> String {
    members.first { $0.handle == handle }?.name ?? handle
  }
}
