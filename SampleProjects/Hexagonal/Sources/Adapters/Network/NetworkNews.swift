import MessengerHost
import MessengerWire

/// What comes over the connection by itself.
struct NetworkNews: ServerNews {
  let gateway: ServerGateway

  func statuses() -> AsyncStream<ConnectionStatus> {
    let states = gateway.connection.states()
    return translated(states) { [gateway] state in
      gateway.connectionChanged()
      return ConnectionStatus(state)
    }
  }

  func news() -> AsyncStream<News> {
    translated(gateway.connection.events(), News.init)
  }

  private func translated<Wire: Sendable, Word: Sendable>(
    _ stream: AsyncStream<Wire>, _ translate: @escaping @MainActor (Wire) -> Word
  ) -> AsyncStream<Word> {
    AsyncStream { continuation in
      let task = Task { @MainActor in
        for await element in stream { continuation.yield(translate(element)) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
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
