/// Ends the session of the account.
@MainActor
struct SignOut {
  let account: any SettingsAccountService

  func callAsFunction() {
    account.signOut()
  }
}
