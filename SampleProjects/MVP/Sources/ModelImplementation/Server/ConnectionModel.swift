import MessengerHost

/// Follows the state of the connection.
@MainActor
final class ConnectionModel: ConnectionModelInterface, ObserverKeeping {
  let observers = Observers()
  private(set) var status: ConnectionStatus
  private var following: Task<Void, Never>?

  init(connection: any MessengerConnection) {
    status = ConnectionStatus(connection.state)
    let states = connection.states()
    following = Task { [weak self] in
      for await state in states { self?.update(ConnectionStatus(state)) }
    }
  }

  deinit {
    following?.cancel()
  }

  private func update(_ newStatus: ConnectionStatus) {
    guard newStatus != status else { return }
    status = newStatus
    observers.notify()
  }
}

extension ConnectionStatus {
  fileprivate init(_ state: ConnectionState) {
    self =
      switch state {
      case .offline: .offline
      case .connecting: .connecting
      case .online: .online
      }
  }
}
