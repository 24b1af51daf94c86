/// All that is known of a conversation, for somebody who reads it.
struct ConversationContents: Equatable, Sendable {
  let conversation: Conversation
  let entries: [Mailbox.Entry]

  /// Whether its messages were ever loaded.
  let isLoaded: Bool
  let hasOlder: Bool
  let draft: String
}

extension Mailbox {
  /// What is known of a conversation; `nil` if there is no such conversation.
  func contents(of id: String, readBy user: String) -> ConversationContents? {
    conversation(id).map {
      ConversationContents(
        conversation: $0, entries: entries(of: id, readBy: user), isLoaded: histories[id] != nil,
        hasOlder: histories[id]?.hasOlder ?? false, draft: drafts[id] ?? "")
    }
  }
}
