/// What the server tells without being asked.
enum News: Equatable {
  case message(TextMessage, conversation: String)
  case conversation(Conversation)
  case contactsChanged
  case sessionEnded
}
