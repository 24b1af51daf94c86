/// Turns ``OutboxManaging`` into ``ThreadOutboxService``.
struct ThreadOutboxAdapter: ThreadOutboxService {
  let outbox: any OutboxManaging

  func waiting(in thread: String) -> [WaitingMessage] {
    outbox.outgoing(in: thread).map {
      WaitingMessage(key: $0.key, text: $0.text, hasFailed: $0.hasFailed)
    }
  }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    outbox.observe(observer, react)
  }

  func send(_ text: String, to thread: String) {
    outbox.send(text, to: thread)
  }

  func retry(_ key: String) {
    outbox.retry(key)
  }
}
