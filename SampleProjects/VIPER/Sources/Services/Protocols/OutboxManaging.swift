/// What the server may not have yet. Tells what becomes of it.
@MainActor
protocol OutboxManaging: ObservableService {
  /// In the order in which it was written.
  func outgoing(in conversation: String) -> [OutgoingMessage]

  /// Sends a text as soon as there is a connection, and the messages before it have their replies.
  func send(_ text: String, to conversation: String)

  /// Sends a refused message once more.
  func retry(_ key: String)
}
