@testable import Hexagonal

/// A driven adapter that answers as told: the domain cannot tell it from a network.
final class FakeAuthenticator: Authenticator {
  var result: Result<Account, SignInError> = .failure(.serverFailure)
  private(set) var received: [Credentials] = []

  func authenticate(_ credentials: Credentials) async throws(SignInError) -> Account {
    received.append(credentials)
    return try result.get()
  }
}
