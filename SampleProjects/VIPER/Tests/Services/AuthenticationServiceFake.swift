@testable import VIPER

/// Answers as told.
final class AuthenticationServiceFake: AuthenticationService {
  var result: Result<Session, AuthenticationError> = .failure(.serverFailure)
  private(set) var usernames: [String] = []

  func signIn(username: String, password: String) async throws(AuthenticationError) -> Session {
    usernames.append(username)
    return try result.get()
  }
}
