import MessengerWire

/// All that comes of one request.
public struct ServerAnswer: Equatable, Sendable {
  /// An event, and the connection that it is for.
  public struct Delivery: Equatable, Sendable {
    /// Never the connection that the request came from.
    public var connection: ConnectionID

    /// What its client is told.
    public var event: ServerEvent

    /// Creates a delivery from its parts.
    public init(to connection: ConnectionID, _ event: ServerEvent) {
      self.connection = connection
      self.event = event
    }
  }

  /// What the client who asked is told.
  public var reply: ServerReply

  /// What the other clients are told, in the order in which it happens to them.
  public var events: [Delivery]

  /// Creates an answer from its parts.
  public init(reply: ServerReply, events: [Delivery]) {
    self.reply = reply
    self.events = events
  }
}
