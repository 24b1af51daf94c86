/// What the login module needs to sign somebody in.
@MainActor
protocol LoginAccountService {
  func signIn(username: String, password: String) async throws(ServiceError)
}
