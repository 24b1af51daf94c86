extension LoginModel {
  mutating func update(_ message: LoginMessage) -> [Command<LoginMessage>] {
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
      return [
        .ask(
          .signIn(username: username.trimmed, password: password), expecting: \.session,
          then: LoginMessage.answered)
      ]
    case .answered(.failure(let error)):
      if error == .wrongCredentials { password = "" }
      attempt = .failed(Problem(error))
    case .answered(.success):
      // There is no login any more; see `AppModel.update(_:)`.
      break
    }
    return []
  }
}
