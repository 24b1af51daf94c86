@testable import MVVM

/// Answers as told; meanwhile lets the test look at what waits for the answer.
final class AuthenticationServiceFake: AuthenticationService {
  var result: Result<Account, SignInError> = .failure(.serverFailure)
  var whileWaiting: () -> Void = {}
  private(set) var received: [Credentials] = []

  func signIn(with credentials: Credentials) async throws(SignInError) -> Account {
    received.append(credentials)
    whileWaiting()
    return try result.get()
  }
}
