import MessengerWire

/// Changes the account that the server has.
@MainActor
final class RemoteProfileService: ProfileService {
  private let client: ServerClient
  private let sessions: RemoteSessionService

  init(client: ServerClient, sessions: RemoteSessionService) {
    self.client = client
    self.sessions = sessions
  }

  func rename(to name: AccountName) async throws(ServiceError) {
    guard case .session(let session) = try await client.send(.rename(name: name.name)) else {
      throw .refused
    }
    sessions.update(Session(session))
  }
}
