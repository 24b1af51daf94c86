/// Why there is no reply.
public enum ConnectionError: Error, Equatable, Sendable {
  /// There is no connection: the request was not sent.
  case offline

  /// The connection was lost before the reply: nobody knows whether the request has arrived.
  case lost

  /// The task that waited for the reply was cancelled; the request may have arrived.
  case cancelled
}
