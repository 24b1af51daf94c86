import Foundation
import MessengerHost
import MessengerWire

/// A connection over TCP to a ``LoopbackServer`` on this machine.
///
/// When it is lost, it is made again: after 1 second, then 2, 4, 8, 16 and 30, until it succeeds.
@MainActor
public final class LoopbackConnection: MessengerConnection {
  public private(set) var state = ConnectionState.offline {
    didSet { stateChanges.send(state) }
  }

  private let port: UInt16
  private let clock: any AppClock
  private var opening: SocketWatch?
  private var socket: LineSocket?
  private var reconnecting: Task<Void, Never>?
  private var failureCount = 0
  private var lastNumber = 0
  private let pending = PendingReplies()
  private let stateChanges = Broadcast<ConnectionState>()
  private let serverEvents = Broadcast<ServerEvent>()

  /// Creates a connection that is offline until it is opened; `clock` times its attempts.
  public init(port: UInt16, clock: any AppClock) {
    self.port = port
    self.clock = clock
  }

  deinit {
    reconnecting?.cancel()
  }

  public func states() -> AsyncStream<ConnectionState> {
    stateChanges.stream(startingWith: state)
  }

  public func events() -> AsyncStream<ServerEvent> {
    serverEvents.stream()
  }

  public func send(_ request: ClientRequest) async throws(ConnectionError) -> ServerReply {
    guard let socket else { throw .offline }
    lastNumber += 1
    socket.send(WireLine.request(id: lastNumber, request).encoded())
    // Sending may have found that the connection is gone; then nobody would end the wait.
    guard self.socket === socket else { throw .lost }
    return try await pending.reply(to: lastNumber)
  }

  /// Connects, and keeps connecting until ``close()``. Does nothing if it does so already.
  public func open() {
    guard state == .offline, reconnecting == nil else { return }
    connect()
  }

  /// Ends the connection, or the attempts to make one.
  public func close() {
    reconnecting?.cancel()
    reconnecting = nil
    opening = nil
    failureCount = 0
    guard state != .offline else { return }
    disconnect()
  }
}

extension LoopbackConnection {
  private func connect() {
    state = .connecting
    guard let socket = try? Socket.connecting(to: port) else { return connectionEnded() }
    opening = SocketWatch(toWrite: socket) { [weak self] in self?.connectionMade(socket) }
  }

  private func connectionMade(_ socket: Socket) {
    opening = nil
    guard socket.connectionError == nil else { return connectionEnded() }
    let lines = LineSocket(socket)
    lines.onLine = { [weak self] in self?.receive($0) }
    lines.onClose = { [weak self] in self?.connectionEnded() }
    self.socket = lines
    failureCount = 0
    state = .online
  }

  private func receive(_ line: Data) {
    switch try? WireLine(decoding: line) {
    case .reply(let number, let reply): pending.succeed(number, with: reply)
    case .event(let event): serverEvents.send(event)
    case .request, nil: connectionEnded()
    }
  }

  private func connectionEnded() {
    disconnect()
    let delay = min(Double(1 << min(failureCount, 5)), 30)
    failureCount += 1
    reconnecting = Task { [weak self, clock] in
      guard (try? await clock.sleep(for: delay)) != nil, !Task.isCancelled else { return }
      self?.reconnecting = nil
      self?.connect()
    }
  }

  private func disconnect() {
    socket?.close()
    socket = nil
    pending.failAll(with: .lost)
    state = .offline
  }
}
