import MessengerHost
import Observation

/// Whether the server can be reached, as a connection says.
@MainActor
@Observable
final class RemoteNetworkStatus: NetworkStatus {
  private(set) var state = NetworkState.offline

  @ObservationIgnored private let tasks = TaskBag()

  /// Takes over each state of a connection, from the present one on.
  func follow(_ connection: any MessengerConnection) {
    state = NetworkState(connection.state)
    let states = connection.states()
    tasks.run { [weak self] in
      for await state in states {
        self?.state = NetworkState(state)
      }
    }
  }
}

extension NetworkState {
  fileprivate init(_ state: ConnectionState) {
    switch state {
    case .offline: self = .offline
    case .connecting: self = .connecting
    case .online: self = .online
    }
  }
}
