/// What the server tells by itself.
enum News: Equatable, Sendable {
  case message(Message, conversation: String)
  case conversation(Conversation)
  case contactsChanged
  case sessionEnded
}
