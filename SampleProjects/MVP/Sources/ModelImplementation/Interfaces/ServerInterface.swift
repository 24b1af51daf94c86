import MessengerWire

/// The server, as the session that asks it knows it.
@MainActor
protocol ServerInterface: AnyObject {
  /// Asks the server; what it refuses is thrown, as is what comes after the end of the session.
  func ask(_ request: ClientRequest) async throws(Failure) -> ServerReply
}
