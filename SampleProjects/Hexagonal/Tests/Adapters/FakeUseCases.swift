@testable import Hexagonal

/// A core that answers as told: the screen cannot tell it from the real one.
final class FakeSigningIn: SigningIn {
  var result: Result<Account, SignInError> = .failure(.serverFailure)

  func signIn(username: String, password: String) async throws(SignInError) -> Account {
    try result.get()
  }
}

/// Counts how often somebody signs out.
final class FakeSigningOut: SigningOut {
  private(set) var count = 0

  func signOut() { count += 1 }
}

/// Resumes the session that it is given.
struct FakeResumingSession: ResumingSession {
  var account: Account?

  func resume() -> Account? { account }
}
