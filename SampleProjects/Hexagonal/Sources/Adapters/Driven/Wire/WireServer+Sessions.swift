import MessengerWire

extension WireServer {
  func signIn(username: String, password: String) async throws(ServerError) -> Session {
    Session(try await gateway.begin(.signIn(username: username, password: password)))
  }

  func goOn(with session: Session) {
    gateway.goOn(with: session.token, of: session.account.handle)
  }

  func account() async throws(ServerError) -> Account {
    Account(try await gateway.presentSession())
  }

  func signOut() async throws(ServerError) {
    try await gateway.end()
  }

  func rename(to name: String) async throws(ServerError) -> Account {
    guard case .session(let session) = try await gateway.send(.rename(name: name)) else {
      throw .refused
    }
    return Account(session)
  }
}
