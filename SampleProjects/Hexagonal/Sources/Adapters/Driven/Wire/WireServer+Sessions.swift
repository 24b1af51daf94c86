import MessengerWire

extension WireServer {
  func signIn(username: String, password: String) async throws(ServerError) -> Session {
    Session(try await session(.signIn(username: username, password: password)))
  }

  func resume(_ token: String) async throws(ServerError) -> Session {
    Session(try await session(.resume(token: token)))
  }

  func signOut() async throws(ServerError) {
    _ = try await gateway.send(.signOut)
  }

  func rename(to name: String) async throws(ServerError) -> Account {
    guard case .session(let session) = try await gateway.send(.rename(name: name)) else {
      throw .refused
    }
    return Account(session)
  }

  private func session(_ request: ClientRequest) async throws(ServerError) -> WireSession {
    guard case .session(let session) = try await gateway.begin(request) else { throw .refused }
    return session
  }
}
