import MessengerHost

/// Whether the server can be reached.
@MainActor
final class NetworkStatus {
  /// Whether the server can be reached now.
  private(set) var state: ConnectionState

  /// Told after each new state.
  let changes = Observers<Void>()

  private var watch: Task<Void, Never>?

  init(_ connection: any MessengerConnection) {
    state = connection.state
    watch = Task { [weak self, states = connection.states()] in
      for await state in states {
        self?.become(state)
      }
    }
  }

  deinit {
    watch?.cancel()
  }

  private func become(_ newState: ConnectionState) {
    guard newState != state else { return }
    state = newState
    changes.notify()
  }
}
