import MessengerHost
import MessengerServer
import MessengerWire

/// A server in the same process, which is always there.
final class InProcessServer: WireServer {
  let gateway: ServerGateway
  private let events = Broadcast<ServerEvent>()

  init(_ hub: ServerHub) {
    let connection = hub.open { [events] in events.send($0) }
    gateway = ServerGateway { request in hub.handle(request, from: connection) }
  }

  func statuses() -> AsyncStream<ConnectionStatus> {
    AsyncStream { $0.yield(.online) }
  }

  func news() -> AsyncStream<News> {
    events.stream().translated(News.init)
  }
}
