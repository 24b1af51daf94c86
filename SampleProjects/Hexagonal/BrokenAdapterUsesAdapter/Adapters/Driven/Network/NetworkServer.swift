import MessengerHost
import MessengerWire

/// The server at the other end of a connection; if that is lost, contacts are those that were stored.
final class NetworkServer: WireServer {
  let gateway: ServerGateway
  private let connection: any MessengerConnection
  private let stored: SQLiteStorage?
  private var lastState: ConnectionState

  init(connection: any MessengerConnection, stored: SQLiteStorage? = nil) {
    self.connection = connection
    self.stored = stored
    lastState = connection.state
    gateway = ServerGateway { request throws(ConnectionError) in
      try await connection.send(request)
    }
  }

  func contacts() async throws(ServerError) -> [Contact] {
    do throws(ServerError) {
      guard case .contacts(let contacts) = try await gateway.send(.contacts) else { throw .refused }
      return contacts.map(Contact.init)
    } catch {
      guard error == .noConnection, let contacts = stored?.contacts else { throw error }
      return contacts
    }
  }

  func statuses() -> AsyncStream<ConnectionStatus> {
    connection.states().translated { [weak self] state in
      self?.note(state)
      return ConnectionStatus(state)
    }
  }

  func news() -> AsyncStream<News> {
    connection.events().translated(News.init)
  }

  private func note(_ state: ConnectionState) {
    guard state != lastState else { return }
    lastState = state
    gateway.connectionChanged()
  }
}

extension ConnectionStatus {
  init(_ state: ConnectionState) {
    self =
      switch state {
      case .offline: .offline
      case .connecting: .connecting
      case .online: .online
      }
  }
}
