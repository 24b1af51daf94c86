/// What the list of chats shows of a conversation.
enum ConversationPreview: Equatable {
  case draft(String)
  case message(String)
}

extension Inbox {
  /// The draft or else the last message, sent or not; `nil` if there is neither.
  func preview(of conversation: Conversation) -> ConversationPreview? {
    if let draft = drafts[conversation.id], !draft.trimmed.isEmpty { return .draft(draft) }
    let outgoing = outbox.last { $0.conversation == conversation.id }
    return (outgoing?.text ?? conversation.lastMessage?.text).map { .message($0) }
  }
}
