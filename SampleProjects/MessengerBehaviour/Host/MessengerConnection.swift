import MessengerWire

/// An app's connection to the messenger's server.
///
/// A connection that is lost and comes back is a new one to the server: the app resumes its session
/// by ``ClientRequest/resume(token:)``, and repeats what it does not know to have arrived, with the
/// same idempotency key.
@MainActor
public protocol MessengerConnection: AnyObject {
  /// Whether the server can be reached now.
  var state: ConnectionState { get }

  /// The state now, and each new one. Every call makes a stream of its own.
  func states() -> AsyncStream<ConnectionState>

  /// The events from now on. Every call makes a stream of its own, and each gets all events.
  func events() -> AsyncStream<ServerEvent>

  /// Sends a request, and waits for the reply to it.
  func send(_ request: ClientRequest) async throws(ConnectionError) -> ServerReply
}
