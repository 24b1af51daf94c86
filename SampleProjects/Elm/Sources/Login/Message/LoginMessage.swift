enum LoginMessage: Equatable {
  case usernameChanged(String)
  case passwordChanged(String)
  case submitted
  case answered(Result<Session, ServerError>)
}

/// What is for the whole app to decide.
enum LoginOutMessage: Equatable {
  case signedIn(Session)
}
