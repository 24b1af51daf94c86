enum LoginEvent: Equatable {
  case usernameChanged(String)
  case passwordChanged(String)
  case submitted
  case refused(Problem)
}

enum LoginEffect: Equatable {
  case signIn(Credentials)
}

/// The state of the login.
struct LoginState: StoreState {
  private(set) var username = ""
  private(set) var password = ""
  private(set) var attempt = Attempt.idle

  mutating func handle(_ event: LoginEvent) -> [LoginEffect] {
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

  private mutating func submit() -> [LoginEffect] {
    guard !attempt.isBusy else { return [] }
    do {
      let credentials = try Credentials(username: username, password: password)
      attempt = .busy
      return [.signIn(credentials)]
    } catch {
      attempt = .failed(error)
      return []
    }
  }
}
