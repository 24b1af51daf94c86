/// Checks the credentials, has them authenticated, and remembers whose they are.
struct SignIn: SigningIn {
  private let authenticator: any Authenticator
  private let accounts: any AccountRepository

  init(authenticator: any Authenticator, accounts: any AccountRepository) {
    self.authenticator = authenticator
    self.accounts = accounts
  }

  func signIn(username: String, password: String) async throws(SignInError) -> Account {
    let credentials = try Credentials(username: username, password: password)
    let account = try await authenticator.authenticate(credentials)
    accounts.signedIn = account
    return account
  }
}
