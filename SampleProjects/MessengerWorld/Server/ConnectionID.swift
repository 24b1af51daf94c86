/// One connection between a client and the server.
public struct ConnectionID: Hashable, Sendable {
  /// What tells it apart from the server's other connections.
  public let number: Int

  /// Names the connection with this number.
  public init(_ number: Int) {
    self.number = number
  }
}
