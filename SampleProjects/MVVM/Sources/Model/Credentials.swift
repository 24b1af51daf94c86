import Foundation

/// A username and a password that are worth asking the server about.
struct Credentials: Equatable, Sendable {
  let username: String
  let password: String

  init(username: String, password: String) throws(SignInError) {
    let username = username.trimmingCharacters(in: .whitespaces)
    guard !username.isEmpty else { throw .missingUsername }
    guard !password.isEmpty else { throw .missingPassword }
    self.username = username
    self.password = password
  }
}
