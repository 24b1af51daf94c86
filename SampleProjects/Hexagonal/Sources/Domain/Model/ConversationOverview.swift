/// All conversations as somebody sees them at a glance.
struct ConversationOverview: Equatable, Sendable {
  /// A conversation, and the latest of it.
  struct Entry: Equatable, Sendable {
    enum Preview: Equatable, Sendable {
      /// What the user has written and not sent.
      case draft(String)

      /// What was said last.
      case message(String)
    }

    let id: String
    let name: String

    /// `nil` if nobody has written yet.
    let preview: Preview?
    let unreadCount: Int
  }

  /// That with the latest activity first.
  let entries: Loadable<[Entry]>

  /// How many messages nobody has read yet, in all of them.
  let unreadCount: Int
}

extension Inbox {
  var overview: ConversationOverview {
    ConversationOverview(
      entries: conversations.map { $0.map(entry) }, unreadCount: unreadCount)
  }

  private func entry(_ conversation: Conversation) -> ConversationOverview.Entry {
    ConversationOverview.Entry(
      id: conversation.id, name: conversation.name,
      preview: drafts[conversation.id].map { .draft($0) }
        ?? conversation.lastMessage.map { .message($0.text) },
      unreadCount: conversation.unreadCount)
  }
}
