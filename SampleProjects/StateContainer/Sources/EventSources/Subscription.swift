/// Lasts as long as it is kept.
protocol Subscription: AnyObject {}

/// A subscription to what a stream brings.
final class StreamSubscription: Subscription {
  private let task: Task<Void, Never>

  @MainActor
  init<Element: Sendable>(
    to stream: AsyncStream<Element>, _ subscriber: @escaping @MainActor (Element) -> Void
  ) {
    task = Task {
      for await element in stream {
        guard !Task.isCancelled else { return }
        subscriber(element)
      }
    }
  }

  deinit {
    task.cancel()
  }
}
