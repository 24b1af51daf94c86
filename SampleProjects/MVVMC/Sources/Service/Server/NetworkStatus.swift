import MessengerHost
import Observation

/// Whether the server can be reached.
@MainActor
@Observable
final class NetworkStatus {
  enum State {
    case offline
    case connecting
    case online
  }

  var state = State.offline

  @ObservationIgnored private let tasks = TaskBag()

  /// Takes over each state of a connection, from the present one on.
  func follow(_ connection: any MessengerConnection) {
    state = State(connection.state)
    let states = connection.states()
    tasks.run { [weak self] in
      for await state in states {
        self?.state = State(state)
      }
    }
  }
}

extension NetworkStatus.State {
  fileprivate init(_ state: ConnectionState) {
    switch state {
    case .offline: self = .offline
    case .connecting: self = .connecting
    case .online: self = .online
    }
  }
}
