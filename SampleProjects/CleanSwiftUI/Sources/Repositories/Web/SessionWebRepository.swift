import MessengerWire

/// Sessions at the server.
@MainActor
protocol SessionWebRepository {
  func signIn(username: String, password: String) async throws(Problem) -> Session
  func resume(token: String) async throws(Problem) -> Session
  func signOut() async throws(Problem)
  func rename(to name: String) async throws(Problem) -> Account
}

struct RealSessionWebRepository: SessionWebRepository {
  let server: Server

  func signIn(username: String, password: String) async throws(Problem) -> Session {
    try await session(.signIn(username: username, password: password))
  }

  func resume(token: String) async throws(Problem) -> Session {
    try await session(.resume(token: token))
  }

  func signOut() async throws(Problem) {
    _ = try await server.send(.signOut)
  }

  func rename(to name: String) async throws(Problem) -> Account {
    try await session(.rename(name: name)).account
  }

  private func session(_ request: ClientRequest) async throws(Problem) -> Session {
    guard case .session(let session) = try await server.send(request) else { throw .refused }
    return Session(session)
  }
}
