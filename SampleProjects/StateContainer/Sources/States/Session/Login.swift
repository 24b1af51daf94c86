/// What somebody has entered who is not signed in.
struct Login: Equatable, Sendable {
  var username = ""
  var password = ""
  var attempt = Attempt.idle

  mutating func handle(_ event: LoginEvent) -> [SessionEffect] {
    switch (attempt, event) {
    case (_, .usernameChanged(let username)): self.username = username
    case (_, .passwordChanged(let password)): self.password = password
    case (.idle, .submitted), (.failed, .submitted): return submit()
    case (.busy, .signedIn(.failure(let error))):
      if error == .wrongCredentials { password = "" }
      attempt = .failed(Problem(error))
    case (.busy, .submitted), (_, .signedIn): break
    }
    return []
  }

  private mutating func submit() -> [SessionEffect] {
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
