enum LoginEvent: Equatable, Sendable {
  case usernameChanged(String)
  case passwordChanged(String)
  case submitted
  case refused(Problem)
}

struct LoginState: Equatable {
  private(set) var username = ""
  private(set) var password = ""
  private(set) var attempt = Attempt.idle

  init(attempt: Attempt = .idle) {
    self.attempt = attempt
  }

  /// Returns what the server has to be asked with, if it has to be asked.
  mutating func handle(_ event: LoginEvent) -> [Credentials] {
    switch event {
    case .usernameChanged(let username): self.username = username
    case .passwordChanged(let password): self.password = password
    case .submitted: return submit()
    case .refused(let problem):
      attempt = .failed(problem)
      if problem == .wrongCredentials { password = "" }
    }
    return []
  }

  private mutating func submit() -> [Credentials] {
    guard !attempt.isBusy else { return [] }
    do {
      let credentials = try Credentials(username: username, password: password)
      attempt = .busy
      return [credentials]
    } catch {
      attempt = .failed(error)
      return []
    }
  }
}
