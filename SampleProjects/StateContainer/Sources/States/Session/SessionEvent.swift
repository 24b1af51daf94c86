enum SessionEvent: Equatable, Sendable {
  /// The app was started, by somebody who was signed in when it ended, or by nobody.
  case started(Session?)
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
