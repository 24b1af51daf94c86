/// What is heard of the server without being asked for.
enum ServerNotice: Equatable, Sendable {
  case connectionChanged(ConnectionStatus)
  case messageArrived(Message, conversation: Conversation.ID)
  case conversationChanged(Conversation)
  case contactsChanged
  case sessionEnded
}
