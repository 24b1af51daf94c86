/// What is typed to sign in, and what has become of it.
struct LoginForm {
  enum Change {
    case username(String)
    case password(String)
    case attempt(Attempt<Session>)
  }

  private(set) var username = ""
  private(set) var password = ""
  private(set) var attempt = Attempt<Session>.idle

  mutating func apply(_ change: Change) {
    switch change {
    case .username(let text): username = text
    case .password(let text): password = text
    case .attempt(let attempt):
      self.attempt = attempt
      if attempt.problem == .wrongCredentials { password = "" }
    }
  }
}
