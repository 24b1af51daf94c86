/// A thread of messages, as the user sees it.
struct Conversation: Codable, Equatable, Sendable {
  /// Somebody who takes part.
  struct Member: Codable, Equatable, Sendable {
    let name: String
    let handle: String
  }

  let id: String
  let isGroup: Bool
  var name: String
  var members: [Member]

  /// The newest message that the server has.
  var lastMessage: Message?

  /// How many messages of others the user has not read.
  var unreadCount: Int

  /// The number of the newest message; 0 if there is none.
  var lastNumber: Int { lastMessage?.number ?? 0 }

  /// The name of the member with this handle, or the handle of somebody who has left.
  func name(of handle: String) -> String {
    members.first { $0.handle == handle }?.name ?? handle
  }
}
