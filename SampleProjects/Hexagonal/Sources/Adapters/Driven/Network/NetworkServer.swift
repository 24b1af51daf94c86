import MessengerHost
import MessengerWire

/// The server at the other end of a connection, which is lost at times.
///
/// It follows the connection by itself, whether or not somebody asks how that is.
final class NetworkServer: WireServer {
  let gateway: ServerGateway
  private let connection: any MessengerConnection
  private var status: ConnectionStatus
  private let changes = Broadcast<ConnectionStatus>()
  private var following: Task<Void, Never>?

  init(connection: any MessengerConnection) {
    self.connection = connection
    status = ConnectionStatus(connection.state)
    gateway = ServerGateway(isOnline: status == .online) { request throws(ConnectionError) in
      try await connection.send(request)
    }
    following = Task { [weak self, states = connection.states()] in
      for await state in states { self?.note(ConnectionStatus(state)) }
    }
  }

  deinit {
    following?.cancel()
  }

  func statuses() -> AsyncStream<ConnectionStatus> {
    changes.stream(startingWith: status)
  }

  func news() -> AsyncStream<News> {
    connection.events().translated { [gateway] in News($0, for: gateway.handle) }
  }

  private func note(_ newStatus: ConnectionStatus) {
    guard newStatus != status else { return }
    status = newStatus
    gateway.connectionChanged(isOnline: newStatus == .online)
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
