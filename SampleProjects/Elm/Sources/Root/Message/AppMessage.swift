/// What can happen.
enum AppMessage: Equatable {
  case login(LoginMessage)

  /// Something that concerns the session with this token, and no other one.
  case home(HomeMessage, session: String)

  /// The server does not know the session any more.
  case sessionExpired(session: String)

  case connectionChanged(ConnectionStatus)
  case linkOpened(DeepLink)
}
