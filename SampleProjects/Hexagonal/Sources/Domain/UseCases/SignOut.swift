/// Forgets who is signed in.
struct SignOut: SigningOut {
  private let accounts: any AccountRepository

  init(accounts: any AccountRepository) {
    self.accounts = accounts
  }

  func signOut() {
    accounts.signedIn = nil
  }
}
