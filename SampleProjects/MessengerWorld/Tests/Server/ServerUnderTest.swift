import MessengerServer
import MessengerWire
import Testing

/// A server with one connection for each account, and a second one for Ada.
struct ServerUnderTest {
  static let ada = ConnectionID(1)
  static let grace = ConnectionID(2)
  static let alan = ConnectionID(3)
  static let guest = ConnectionID(4)
  static let adasPhone = ConnectionID(5)

  /// A connection without a session.
  static let nobody = ConnectionID(6)

  var server = MessengerServer()

  init() {
    _ = server.handle(.signIn(username: "ada", password: "lovelace"), from: Self.ada)
    _ = server.handle(.signIn(username: "grace", password: "hopper"), from: Self.grace)
    _ = server.handle(.signIn(username: "alan", password: "enigma"), from: Self.alan)
    _ = server.handle(.signIn(username: "guest", password: "guest"), from: Self.guest)
    _ = server.handle(.signIn(username: "ada", password: "lovelace"), from: Self.adasPhone)
  }

  mutating func ask(_ request: ClientRequest, from connection: ConnectionID) -> ServerReply {
    server.handle(request, from: connection).reply
  }

  mutating func events(
    of request: ClientRequest, from connection: ConnectionID
  ) -> [ServerAnswer.Delivery] {
    server.handle(request, from: connection).events
  }

  /// Opens the thread between Ada and Grace, and returns its identifier.
  mutating func openThread() throws -> String {
    let reply = ask(.openThread(with: "grace"), from: Self.ada)
    guard case .thread(let thread) = reply else { throw Unexpected(reply: reply) }
    return thread.id
  }

  /// Creates a group of Ada, Grace and Alan, and returns its identifier.
  mutating func createGroup() throws -> String {
    let reply = ask(.createGroup(name: "Pioneers", members: ["grace", "alan"]), from: Self.ada)
    guard case .thread(let thread) = reply else { throw Unexpected(reply: reply) }
    return thread.id
  }

  /// The threads that somebody has.
  mutating func threads(of connection: ConnectionID) throws -> [WireThread] {
    let reply = ask(.threads, from: connection)
    guard case .threads(let threads) = reply else { throw Unexpected(reply: reply) }
    return threads
  }
}

/// A reply of another kind than the test is about.
struct Unexpected: Error {
  let reply: ServerReply
}
