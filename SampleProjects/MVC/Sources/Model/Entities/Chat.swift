/// What two people, or a group, write to each other.
struct Chat: Codable, Equatable, Identifiable {
  let id: String
  let isGroup: Bool

  /// The name of a group, or that of the other member.
  var name: String

  /// The names of its members, by their handles.
  var memberNames: [String: String]

  /// The newest message, if there is one.
  var lastMessage: Message?

  /// The number of the last message that was read; 0 if none.
  var readUpTo: Int

  /// How many messages of others come after that.
  var unreadCount: Int

  /// The number of the newest message; 0 if there is none.
  var lastNumber: Int { lastMessage?.number ?? 0 }

  /// Takes note of a message that comes after all others.
  mutating func append(_ message: Message, isOwn: Bool) {
    lastMessage = message
    if !isOwn { unreadCount += 1 }
  }

  /// Takes note that the messages up to a number have been read.
  mutating func markRead(upTo number: Int) {
    readUpTo = max(readUpTo, number)
    unreadCount = min(unreadCount, max(0, lastNumber - readUpTo))
  }

  /// Takes over what is known already, and the server did not know when it told about the chat.
  mutating func keep(from known: Chat) {
    // Who has left is still the sender of old messages.
    memberNames.merge(known.memberNames) { new, _ in new }
    if known.readUpTo > readUpTo { markRead(upTo: known.readUpTo) }
  }
}
