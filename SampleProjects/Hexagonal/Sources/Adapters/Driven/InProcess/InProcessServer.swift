import MessengerHost
import MessengerServer
import MessengerWire

/// A server in the same process, which is always there.
final class InProcessServer: WireServer {
  let gateway: ServerGateway
  private let events = Broadcast<ServerEvent>()
  private let hub: ServerHub
  private let connection: ConnectionID

  init(_ hub: ServerHub) {
    let connection = hub.open { [events] in events.send($0) }
    self.hub = hub
    self.connection = connection
    gateway = ServerGateway(isOnline: true) { request in
      hub.handle(request, from: connection)
    }
  }

  deinit {
    Task { @MainActor [hub, connection] in hub.close(connection) }
  }

  func statuses() -> AsyncStream<ConnectionStatus> {
    AsyncStream { $0.yield(.online) }
  }

  func news() -> AsyncStream<News> {
    events.stream().translated { [gateway] in News($0, for: gateway.handle) }
  }
}
