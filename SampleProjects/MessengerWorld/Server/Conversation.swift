import MessengerWire

/// A thread, as the server keeps it.
struct Conversation: Sendable {
  let id: String
  let kind: WireThread.Kind

  /// The name of a group; empty in a thread between two.
  let name: String

  /// The handles of its members, in the order in which they came.
  var members: [String]
  var messages: [WireMessage] = []

  /// The number of the last message that a member has read, by the member's handle.
  var readMarks: [String: Int] = [:]

  /// Greater than that of all conversations that were quiet since this one was active.
  var lastActivity: Int

  func unreadCount(of handle: String) -> Int {
    messages.dropFirst(readMarks[handle, default: 0]).count { $0.sender != handle }
  }
}
