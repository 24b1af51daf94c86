import Foundation
import MessengerServer
import MessengerWire

/// Serves a ``ServerHub`` over TCP, on this machine only (127.0.0.1), with lines of JSON.
@MainActor
public final class LoopbackServer {
  /// The port that it listens on; 0 before the first start, if the system is to choose one.
  public private(set) var port: UInt16

  private let hub: ServerHub
  private var listening: Socket?
  private var watch: SocketWatch?
  private var clients: [ConnectionID: LineSocket] = [:]

  /// Creates a server that listens once it is started.
  public init(_ hub: ServerHub, port: UInt16 = 0) {
    self.hub = hub
    self.port = port
  }

  /// Starts to listen; the port stays the same when it is started again.
  ///
  /// Throws if the port is taken. Does nothing if it listens already.
  public func start() throws(SocketError) {
    guard listening == nil else { return }
    let socket = try Socket.listening(on: port)
    port = socket.port
    listening = socket
    watch = SocketWatch(toRead: socket) { [weak self] in self?.acceptClients() }
  }

  /// Ends all connections, and listens no more. What the hub knows stays.
  public func stop() {
    listening?.shutDown()
    listening = nil
    watch = nil
    for connection in clients.keys {
      close(connection)
    }
  }

  private func acceptClients() {
    while let client = listening?.accept() {
      add(LineSocket(client))
    }
  }

  private func add(_ client: LineSocket) {
    let connection = hub.open { [weak client] in client?.send(WireLine.event($0).encoded()) }
    clients[connection] = client
    client.onLine = { [weak self] in self?.handle($0, from: connection) }
    client.onClose = { [weak self] in self?.close(connection) }
  }

  /// Answers a request. Whoever sends anything else is not listened to any longer.
  private func handle(_ line: Data, from connection: ConnectionID) {
    guard case .request(let number, let request) = try? WireLine(decoding: line) else {
      return close(connection)
    }
    let reply = hub.handle(request, from: connection)
    clients[connection]?.send(WireLine.reply(id: number, reply).encoded())
  }

  private func close(_ connection: ConnectionID) {
    clients.removeValue(forKey: connection)?.close()
    hub.close(connection)
  }
}
