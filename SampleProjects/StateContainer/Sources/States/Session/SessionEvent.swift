enum SessionEvent: Equatable, Sendable {
  case connectionChanged(ConnectionStatus)
  case login(LoginEvent)
  case resumed(token: String, Result<Session, ServerError>)
  case renamed(Account)
  case signedOutTapped

  /// The user follows a link to a conversation.
  case conversationWanted(id: String)

  /// The server has refused a request of the session with this token.
  case sessionExpired(token: String)

  /// The session was ended on another device.
  case sessionEnded
}
