/// What the server tells without being asked.
enum News: Equatable, Sendable {
  case message(Message, conversation: String)

  /// A conversation is new, or other than before. It is gone for who is no longer a member.
  case conversation(Conversation)
  case contactsChanged
  case sessionEnded
}
