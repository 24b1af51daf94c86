/// A message of the user that the server may not have yet.
struct OutgoingMessage: Equatable, Sendable {
  enum State: Equatable, Sendable {
    /// It goes out as soon as it can.
    case waiting
    /// The server does not want it.
    case failed
  }

  /// What tells it apart, so that the server takes it once, however often it is sent.
  var key: String
  let conversation: String
  let text: String
  var state = State.waiting
}
