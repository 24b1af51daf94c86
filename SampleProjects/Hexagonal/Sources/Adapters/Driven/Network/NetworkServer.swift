import MessengerHost
import MessengerWire

/// The server at the other end of a connection, which is lost at times.
final class NetworkServer: WireServer {
  let gateway: ServerGateway
  private let connection: any MessengerConnection
  private var lastState: ConnectionState

  init(connection: any MessengerConnection) {
    self.connection = connection
    lastState = connection.state
    gateway = ServerGateway { request throws(ConnectionError) in
      try await connection.send(request)
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
