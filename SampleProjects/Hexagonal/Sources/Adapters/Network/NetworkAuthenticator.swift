/// Authenticates on the server: translates between the domain's words and the server's.
struct NetworkAuthenticator: Authenticator {
  private let api: MessengerAPI

  init(api: MessengerAPI) {
    self.api = api
  }

  func authenticate(_ credentials: Credentials) async throws(SignInError) -> Account {
    do {
      let record = try await api.createSession(
        username: credentials.username, password: credentials.password)
      return Account(name: record.name, token: record.token)
    } catch {
      throw signInError(for: error)
    }
  }

  private func signInError(for error: MessengerAPIError) -> SignInError {
    switch error {
    case .unreachable: .noConnection
    case .status(401): .wrongCredentials
    case .status, .malformed: .serverFailure
    }
  }
}
