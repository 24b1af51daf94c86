/// The right to act for an account, until the session ends.
struct Session: Codable, Equatable {
  /// By which the server knows the session again.
  let token: String
  var account: Account
}
