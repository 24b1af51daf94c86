import MessengerHost
import MessengerWire

/// The server at the other end of a connection; if that is lost, contacts are those that were stored.
///
/// It follows the connection by itself: a session ends with the connection that it was begun on.
final class NetworkServer: WireServer {
  let gateway: ServerGateway
  private let connection: any MessengerConnection
  private let stored: SQLiteStorage?
  private var status: ConnectionStatus
  private let changes = Broadcast<ConnectionStatus>()
  private var following: Task<Void, Never>?

  init(connection: any MessengerConnection, stored: SQLiteStorage? = nil) {
    self.connection = connection
    self.stored = stored
    status = ConnectionStatus(connection.state)
    gateway = ServerGateway { request throws(ConnectionError) in
      try await connection.send(request)
    }
    following = Task { [weak self, states = connection.states()] in
      for await state in states { self?.note(ConnectionStatus(state)) }
    }
  }

  deinit {
    following?.cancel()
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
    changes.stream(startingWith: status)
  }

  func news() -> AsyncStream<News> {
    connection.events().translated(News.init)
  }

  private func note(_ newStatus: ConnectionStatus) {
    guard newStatus != status else { return }
    status = newStatus
    gateway.connectionChanged()
    changes.send(newStatus)
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
