enum LoginMessage: Equatable {
  case usernameChanged(String)
  case passwordChanged(String)
  case submitted
  case answered(Result<Session, ServerError>)
}
