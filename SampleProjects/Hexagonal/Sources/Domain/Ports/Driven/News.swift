/// What the server tells without being asked.
enum News: Equatable, Sendable {
  case message(Message, conversation: String)

  /// A conversation is new, or other than before.
  case conversation(Conversation)

  /// The user has no longer a part in a conversation.
  case conversationGone(String)
  case contactsChanged
  case sessionEnded
}
