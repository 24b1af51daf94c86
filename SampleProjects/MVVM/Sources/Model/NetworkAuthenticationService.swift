import MessengerHost

/// Asks the server who somebody is.
struct NetworkAuthenticationService: AuthenticationService {
  let transport: any Transport

  func signIn(with credentials: Credentials) async throws(SignInError) -> Account {
    let response: Response
    do {
      response = try await transport.send(request(for: credentials))
    } catch {
      throw .noConnection
    }
    return try account(from: response)
  }

  private func request(for credentials: Credentials) -> Request {
    Request(
      .post, "/sessions",
      fields: ["username": credentials.username, "password": credentials.password])
  }

  private func account(from response: Response) throws(SignInError) -> Account {
    switch response.status {
    case 201:
      guard let name = response.fields["name"], let token = response.fields["token"] else {
        throw .serverFailure
      }
      return Account(name: name, token: token)
    case 401:
      throw .wrongCredentials
    default:
      throw .serverFailure
    }
  }
}
