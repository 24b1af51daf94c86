import MessengerHost
import MessengerWire
import Testing

@testable import Hexagonal

@Suite("The network adapter") @MainActor
struct NetworkServerTests {
  private let connection = FakeConnection()
  private let server: NetworkServer
  private let wire = WireSession(token: "t", name: "Guest", handle: "guest", role: .guest)

  init() {
    server = NetworkServer(connection: connection)
  }

  @Test("a session is what the wire says of it")
  func session() async throws {
    connection.reply = .success(.session(wire))
    let session = try await server.signIn(username: "guest", password: "guest")
    #expect(session.token == "t")
    #expect(session.account == Account(name: "Guest", handle: "guest", role: .guest))
  }

  @Test("before there is a session on the connection, nothing else goes out")
  func sessionFirst() async throws {
    await #expect(throws: ServerError.noConnection) { try await server.conversations() }
    #expect(connection.requests == [])
    connection.reply = .success(.session(wire))
    _ = try await server.resume("t")
    connection.reply = .success(.threads([]))
    #expect(try await server.conversations() == [])
    // Nobody follows the states of the server; it hears of a new connection by itself.
    connection.change(to: .offline)
    connection.change(to: .online)
    await MainActor.settle()
    await #expect(throws: ServerError.noConnection) { try await server.conversations() }
    #expect(connection.requests == [.resume(token: "t"), .threads])
  }

  @Test("says how the connection is, and each change, to everybody who follows")
  func statuses() async {
    var (one, other) = (
      server.statuses().makeAsyncIterator(), server.statuses().makeAsyncIterator()
    )
    connection.change(to: .offline)
    connection.change(to: .connecting)
    await MainActor.settle()
    var late = server.statuses().makeAsyncIterator()
    #expect(await [one.next(), one.next(), one.next()] == [.online, .offline, .connecting])
    #expect(await [other.next(), other.next(), other.next()] == [.online, .offline, .connecting])
    #expect(await late.next() == .connecting)
  }

  @Test("every refusal has a word of the domain")
  func refusals() async {
    let words: [(Refusal, ServerError)] = [
      (.wrongCredentials, .wrongCredentials), (.sessionExpired, .sessionEnded),
      (.unknownHandle, .unknownHandle), (.handleTaken, .handleTaken),
      (.invalid(what: "name"), .nameTooLong), (.invalid(what: "handle"), .ownHandle),
      (.invalid(what: "card"), .invalidCard), (.cardDeclined, .cardDeclined),
      (.invalid(what: "with"), .refused), (.notFound, .refused), (.notAllowed, .refused),
    ]
    for (refusal, error) in words {
      connection.reply = .success(.refused(refusal))
      await #expect(throws: error) { try await server.resume("t") }
    }
  }

  @Test("a lost reply is no connection")
  func lost() async {
    connection.reply = .failure(.lost)
    await #expect(throws: ServerError.noConnection) {
      try await server.resume("t")
    }
  }

  @Test("an answer to another question is a refusal")
  func nonsense() async {
    await #expect(throws: ServerError.refused) {
      try await server.resume("t")
    }
  }

  @Test("events are news")
  func news() async {
    var news = server.news().makeAsyncIterator()
    #expect(await news.next() == .contactsChanged)
  }
}
