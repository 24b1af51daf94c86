/// What somebody signs in with.
struct Credentials: Equatable, Sendable {
  let username: String
  let password: String

  /// Takes what was typed, without the blanks around the username.
  init(username: String, password: String) throws(Problem) {
    self.username = username.trimmed
    self.password = password
    if self.username.isEmpty { throw .missingUsername }
    if password.isEmpty { throw .missingPassword }
  }
}
