/// Sends a message once more, if it was refused: one that waits is sent anyway.
@MainActor
struct RetryMessage {
  let outbox: any ThreadOutboxService

  func callAsFunction(_ key: String, in thread: String) {
    guard outbox.waiting(in: thread).contains(where: { $0.key == key && $0.hasFailed })
    else { return }
    outbox.retry(key)
  }
}
