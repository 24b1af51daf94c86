/// What somebody has entered who is not signed in.
struct Login: Equatable, Sendable {
  var username = ""
  var password = ""
  var attempt = Attempt.idle

  mutating func handle(_ event: LoginEvent) -> [SessionEffect] {
    switch event {
    case .usernameChanged(let username): self.username = username
    case .passwordChanged(let password): self.password = password
    case .submitted: return submit()
    case .signedIn(.failure(let error)):
      if error == .wrongCredentials { password = "" }
      attempt = .failed(Problem(error))
    case .signedIn(.success): break
    }
    return []
  }

  private mutating func submit() -> [SessionEffect] {
    guard attempt != .busy else { return [] }
    guard !username.trimmed.isEmpty else {
      attempt = .failed(.missingUsername)
      return []
    }
    guard !password.isEmpty else {
      attempt = .failed(.missingPassword)
      return []
    }
    attempt = .busy
    return [.signIn(username: username.trimmed, password: password)]
  }
}
