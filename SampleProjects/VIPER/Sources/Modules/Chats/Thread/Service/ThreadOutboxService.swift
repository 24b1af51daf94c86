/// The messages that the server may not have yet.
@MainActor
protocol ThreadOutboxService {
  /// In the order in which they were written.
  func waiting(in thread: String) -> [WaitingMessage]

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)

  func send(_ text: String, to thread: String)

  /// Sends a refused message once more.
  func retry(_ key: String)
}
