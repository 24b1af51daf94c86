import MessengerWire

/// A running server: one ``MessengerServer`` and all connections to it, however they are made.
@MainActor
public final class ServerHub {
  private var server = MessengerServer()
  private var listeners: [ConnectionID: (ServerEvent) -> Void] = [:]
  private var lastConnection = 0

  /// Starts a server that nobody has talked to.
  public init() {}

  /// Opens a connection; `listener` gets the events for it, until it is closed.
  public func open(_ listener: @escaping (ServerEvent) -> Void) -> ConnectionID {
    lastConnection += 1
    let connection = ConnectionID(lastConnection)
    listeners[connection] = listener
    return connection
  }

  /// Closes a connection; its session can be resumed on another one.
  public func close(_ connection: ConnectionID) {
    listeners[connection] = nil
    server.close(connection)
  }

  /// Has a request handled, tells the other connections what it has caused, and returns the reply.
  public func handle(_ request: ClientRequest, from connection: ConnectionID) -> ServerReply {
    let answer = server.handle(request, from: connection)
    tell(answer.events)
    return answer.reply
  }

  /// Ends all sessions of the account with `handle`, and tells its connections.
  public func endSessions(of handle: String) {
    tell(server.endSessions(of: handle))
  }

  private func tell(_ deliveries: [ServerAnswer.Delivery]) {
    for delivery in deliveries {
      listeners[delivery.connection]?(delivery.event)
    }
  }
}
