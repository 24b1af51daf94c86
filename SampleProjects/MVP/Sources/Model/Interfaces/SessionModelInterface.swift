/// Who is signed in.
@MainActor
protocol SessionModelInterface: ObservableModel {
  var state: SessionState { get }

  func signIn(username: String, password: String) async throws(Failure)

  /// Changes the name that others see.
  func rename(to name: String) async throws(Failure)

  /// Ends the session at once, with everything that belongs to the account.
  func signOut()
}

extension SessionModelInterface {
  /// The account that is signed in, if any is.
  var account: Account? {
    if case .signedIn(let account) = state { account } else { nil }
  }
}
