extension LoginModel {
  mutating func update(
    _ message: LoginMessage
  ) -> (commands: [Command<LoginMessage>], out: LoginOutMessage?) {
    switch message {
    case .usernameChanged(let text):
      username = text
    case .passwordChanged(let text):
      password = text
    case .submitted where attempt.isBusy:
      break
    case .submitted where username.trimmed.isEmpty:
      attempt = .failed(.missingUsername)
    case .submitted where password.isEmpty:
      attempt = .failed(.missingPassword)
    case .submitted:
      attempt = .busy
      return ([signIn], nil)
    case .answered where !attempt.isBusy:
      break
    case .answered(.failure(let error)):
      if error == .wrongCredentials { password = "" }
      attempt = .failed(Problem(error))
    case .answered(.success(let session)):
      return ([], .signedIn(session))
    }
    return ([], nil)
  }

  private var signIn: Command<LoginMessage> {
    .ask(
      .signIn(username: username.trimmed, password: password), expecting: \.session,
      then: LoginMessage.answered)
  }
}
