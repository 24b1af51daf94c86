import MessengerWire

/// A running server: one ``MessengerServer`` and all connections to it, however they are made.
@MainActor
public final class ServerHub {
  private var server = MessengerServer()
  private var listeners: [ConnectionID: (ServerEvent) -> Void] = [:]
  private var lastConnection = 0
  private let record: (JournalEntry) -> Void

  /// Starts a server that has done what `past` says, and is new to everybody if that is nothing.
  ///
  /// - Parameters:
  ///   - past: What an earlier server has recorded.
  ///   - record: Is told what the server is going to do, unless it only reads.
  public init(
    replaying past: [JournalEntry] = [], record: @escaping (JournalEntry) -> Void = { _ in }
  ) {
    self.record = record
    past.forEach(replay)
  }

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
    if !request.onlyReads {
      record(.request(content: request, connection: connection.number))
    }
    let answer = server.handle(request, from: connection)
    tell(answer.events)
    return answer.reply
  }

  /// Ends all sessions of the account with `handle`, and tells its connections.
  public func endSessions(of handle: String) {
    record(.endSessions(handle: handle))
    tell(server.endSessions(of: handle))
  }

  private func tell(_ deliveries: [ServerAnswer.Delivery]) {
    for delivery in deliveries {
      listeners[delivery.connection]?(delivery.event)
    }
  }

  /// Does something once more, for connections that are gone.
  private func replay(_ entry: JournalEntry) {
    switch entry {
    case .request(let request, let number):
      lastConnection = max(lastConnection, number)
      _ = server.handle(request, from: ConnectionID(number))
    case .endSessions(let handle):
      _ = server.endSessions(of: handle)
    }
  }
}
