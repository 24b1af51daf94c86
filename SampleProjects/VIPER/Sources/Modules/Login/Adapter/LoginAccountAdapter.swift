/// Turns ``SessionManaging`` into ``LoginAccountService``.
struct LoginAccountAdapter: LoginAccountService {
  let session: any SessionManaging

  func signIn(username: String, password: String) async throws(ServiceError) {
    try await session.signIn(username: username, password: password)
  }
}
