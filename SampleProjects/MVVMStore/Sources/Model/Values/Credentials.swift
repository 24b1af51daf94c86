/// A username and a password that are worth a request.
struct Credentials: Equatable, Sendable {
  let username: String
  let password: String

  /// Throws ``Problem/missingUsername`` or ``Problem/missingPassword``.
  init(username: String, password: String) throws(Problem) {
    self.username = username.trimmed
    self.password = password
    guard !self.username.isEmpty else { throw .missingUsername }
    guard !password.isEmpty else { throw .missingPassword }
  }
}
