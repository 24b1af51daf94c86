import MessengerHost
import MessengerWire

/// What comes over the connection by itself.
@MainActor
protocol NewsWebRepository {
  /// Whether the server can be reached now, and each time that this has changed.
  func statuses() -> AsyncStream<ConnectionStatus>

  /// What the server tells from now on.
  func news() -> AsyncStream<ServerNews>
}

struct RealNewsWebRepository: NewsWebRepository {
  let connection: any MessengerConnection

  func statuses() -> AsyncStream<ConnectionStatus> {
    connection.states().translated(ConnectionStatus.init)
  }

  func news() -> AsyncStream<ServerNews> {
    connection.events().translated(ServerNews.init)
  }
}

extension AsyncStream where Element: Sendable {
  /// The same stream in other words; nobody listens to this one when nobody listens to the other.
  @MainActor
  fileprivate func translated<Word: Sendable>(
    _ translate: @escaping @MainActor (Element) -> Word
  ) -> AsyncStream<Word> {
    let (words, continuation) = AsyncStream<Word>.makeStream()
    let task = Task { @MainActor in
      for await element in self { continuation.yield(translate(element)) }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return words
  }
}
