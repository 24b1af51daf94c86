import MessengerWire

/// A server that says no.
extension Driver {
  /// From now on, the server refuses what it is asked: `request`, or if there is none, everything.
  func serverRefuses(_ request: ClientRequest? = nil, with refusal: Refusal = .notAllowed) {
    connection.refusal = { request == nil || $0 == request ? refusal : nil }
  }

  /// The server does again what it is asked.
  func serverRefusesNothing() {
    connection.refusal = { _ in nil }
  }
}
