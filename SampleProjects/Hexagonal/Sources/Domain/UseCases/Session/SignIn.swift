/// Checks what was entered, and has the server begin a session.
struct SignIn: SigningIn {
  let server: any SessionServer
  let current: CurrentSession

  func signIn(username: String, password: String) async throws(Problem) {
    let username = username.trimmed
    guard !username.isEmpty else { throw .missingUsername }
    guard !password.isEmpty else { throw .missingPassword }
    do {
      current.begin(try await server.signIn(username: username, password: password))
    } catch {
      throw Problem(error)
    }
  }
}
