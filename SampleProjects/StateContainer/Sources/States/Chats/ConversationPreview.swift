/// What the list of chats shows of a conversation.
enum ConversationPreview: Equatable, Sendable {
  case draft(String)
  case message(String)
}

extension ChatsState {
  /// The draft or else the last message; `nil` if there is neither.
  func preview(of conversation: Conversation) -> ConversationPreview? {
    if let draft = drafts[conversation.id], !draft.trimmed.isEmpty { return .draft(draft) }
    return (conversation.lastMessage?.text).map { .message($0) }
  }
}
