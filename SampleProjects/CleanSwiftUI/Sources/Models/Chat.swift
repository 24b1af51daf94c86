/// What people write to each other, between two or in a group.
struct Chat: Codable, Equatable, Identifiable {
  let id: String
  let isGroup: Bool

  /// The name of the group, or of the other member.
  let name: String

  /// All members, the user included.
  let members: [Contact]

  /// The newest message; `nil` if nobody has written yet.
  var lastMessage: Message?

  /// The number of the last message that the user has read; 0 if none.
  var readUpTo: Int
  var unreadCount: Int

  /// Whether a group can have this name and these other members; with fewer it would not be one.
  static func canBeGroup(named name: String, with others: [Contact.ID]) -> Bool {
    !name.trimmed.isEmpty && others.count >= 2
  }

  /// Whether the user can leave it: only a group goes on without them.
  var canBeLeft: Bool { isGroup }

  func name(of handle: String) -> String {
    members.first { $0.handle == handle }?.name ?? handle
  }

  /// Whether this is a later state of a chat than another one.
  func hasNewerMessages(than other: Chat) -> Bool {
    (lastMessage?.number ?? 0) > (other.lastMessage?.number ?? 0)
  }

  /// Notes that the user has read everything that there is.
  mutating func markRead() {
    readUpTo = lastMessage?.number ?? 0
    unreadCount = 0
  }
}

extension [Chat] {
  /// Puts a chat in the place of what it was before; a new one comes first.
  mutating func update(_ chat: Chat) {
    if let index = firstIndex(where: { $0.id == chat.id }) {
      self[index] = chat
    } else {
      insert(chat, at: 0)
    }
  }

  /// Puts a chat above all others.
  mutating func bringToTop(_ chat: Chat) {
    removeAll { $0.id == chat.id }
    insert(chat, at: 0)
  }
}
