enum SessionEvent: Equatable, Sendable {
  case connectionChanged(ConnectionStatus)
  case login(LoginEvent)
  case resumed(token: String, Result<Session, ServerError>)
  case renamed(Account)
  case signOutTapped

  /// The user follows a status to a conversation.
  case conversationWanted(id: String)

  /// The server has refused a request, because there is no such session any more.
  case sessionExpired

  /// The session was ended on another device.
  case sessionEnded
}
