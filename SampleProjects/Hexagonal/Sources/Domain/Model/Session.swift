/// The permission to act for an account, until it ends.
struct Session: Equatable, Sendable {
  /// By which the server knows the session again.
  let token: String
  var account: Account
}
