enum LoginEvent: Equatable, Sendable {
  case usernameChanged(String)
  case passwordChanged(String)
  case submitted
  case signedIn(Result<Session, ServerError>)
}
