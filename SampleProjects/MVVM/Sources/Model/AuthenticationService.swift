/// Finds out who somebody is.
@MainActor
protocol AuthenticationService {
  func signIn(with credentials: Credentials) async throws(SignInError) -> Account
}
