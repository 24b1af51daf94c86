import MessengerTexts

/// A conversation as the list of all shows it.
struct ChatRow: Identifiable, Equatable {
  let id: String

  /// The accessibility identifier, by which tests find the row.
  let identifier: String
  let name: String

  /// The draft, or else the last message; `nil` if there is neither.
  let preview: String?
  let unread: String?

  init(_ conversation: Conversation, draft: String?, position: Int, texts: Texts) {
    id = conversation.id
    identifier = "chats.\(position)"
    name = conversation.name
    let draft = draft.flatMap { $0.trimmed.isEmpty ? nil : texts[.draft, $0] }
    preview = draft ?? conversation.lastMessage?.text
    unread = conversation.unreadCount > 0 ? "\(conversation.unreadCount)" : nil
  }
}
