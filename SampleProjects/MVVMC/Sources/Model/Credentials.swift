/// A username and a password that are worth asking the server about.
struct Credentials: Equatable, Sendable {
  /// What is missing.
  enum Problem: Error {
    case missingUsername
    case missingPassword
  }

  let username: String
  let password: String

  init(username: String, password: String) throws(Problem) {
    self.username = username.trimmed
    self.password = password
    guard !self.username.isEmpty else { throw .missingUsername }
    guard !password.isEmpty else { throw .missingPassword }
  }
}
