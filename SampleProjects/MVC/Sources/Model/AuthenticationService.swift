import MessengerHost

/// Asks the server who somebody is.
struct AuthenticationService {
  let transport: any Transport

  func signIn(username: String, password: String) async throws(SignInError) -> Account {
    let request = Request(
      .post, "/sessions", fields: ["username": username, "password": password])
    let response: Response
    do {
      response = try await transport.send(request)
    } catch {
      throw .noConnection
    }
    return try account(from: response)
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
