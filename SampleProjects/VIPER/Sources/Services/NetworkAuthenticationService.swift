import MessengerHost

/// Opens sessions on the server.
struct NetworkAuthenticationService: AuthenticationService {
  let transport: any Transport

  func signIn(
    username: String, password: String
  ) async throws(AuthenticationError) -> Session {
    let request = Request(
      .post, "/sessions", fields: ["username": username, "password": password])
    let response: Response
    do {
      response = try await transport.send(request)
    } catch {
      throw .noConnection
    }
    return try session(from: response)
  }

  private func session(from response: Response) throws(AuthenticationError) -> Session {
    switch response.status {
    case 201:
      guard let name = response.fields["name"], let token = response.fields["token"] else {
        throw .serverFailure
      }
      return Session(user: User(name: name), token: token)
    case 401:
      throw .wrongCredentials
    default:
      throw .serverFailure
    }
  }
}
