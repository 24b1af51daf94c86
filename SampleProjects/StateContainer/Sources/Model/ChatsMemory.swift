/// What is known of the chats from the last time.
struct ChatsMemory: Equatable, Sendable {
  /// A part of it, which is kept apart from the others.
  enum Part: Equatable, Sendable {
    case conversations([Conversation])
    case outbox([OutgoingMessage])
    case drafts([Conversation.ID: String])
    case readMarks([Conversation.ID: Int])

    /// A conversation's messages; `nil` if there are none any more.
    case history(Conversation.ID, History?)
  }

  var conversations: [Conversation]?
  var outbox: [OutgoingMessage] = []
  var drafts: [Conversation.ID: String] = [:]
  var readMarks: [Conversation.ID: Int] = [:]
  var histories: [Conversation.ID: History] = [:]
}
