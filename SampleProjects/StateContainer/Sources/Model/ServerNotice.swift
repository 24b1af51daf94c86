/// What is heard of the server that is no reply, or more than that.
enum ServerNotice: Equatable, Sendable {
  case connectionChanged(ConnectionStatus)
  case messageArrived(Message, conversation: Conversation.ID)
  case conversationChanged(Conversation)
  case contactsChanged
  case sessionEnded

  /// The server has refused a request of the session with this token, because it has ended.
  case sessionExpired(token: String)
}
