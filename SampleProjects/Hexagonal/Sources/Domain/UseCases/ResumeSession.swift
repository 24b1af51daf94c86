/// Recalls who is signed in.
struct ResumeSession: ResumingSession {
  private let accounts: any AccountRepository

  init(accounts: any AccountRepository) {
    self.accounts = accounts
  }

  func resume() -> Account? {
    accounts.signedIn
  }
}
