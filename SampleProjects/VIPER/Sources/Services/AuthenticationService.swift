/// Opens sessions.
@MainActor
protocol AuthenticationService {
  func signIn(username: String, password: String) async throws(AuthenticationError) -> Session
}
