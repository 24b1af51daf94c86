enum SessionEvent: Equatable, Sendable {
  case connectionChanged(ConnectionStatus)
  case login(LoginEvent)
  case resumed(token: String, Result<Session, ServerError>)

  /// This is the user's account now.
  case accountChanged(Account)
  case signOutTapped

  /// The user follows a link to a conversation.
  case conversationWanted(id: String)

  /// The server has refused a request, because there is no such session any more.
  case sessionExpired

  /// The session was ended on another device.
  case sessionEnded
}
