enum SessionEffect: Equatable, Sendable {
  case signIn(username: String, password: String)
  case resume(token: String)
  case signOut
  case save(Session)

  /// Forget everything that belongs to the account.
  case forgetAccount
}
