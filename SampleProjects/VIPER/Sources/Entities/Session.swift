/// The right to act for an account, until it ends.
struct Session: Codable, Equatable, Sendable {
  /// What the server knows the session by.
  let token: String
  var account: Account
}
