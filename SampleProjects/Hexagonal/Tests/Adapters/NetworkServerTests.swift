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
    #expect(session.account == Account(name: "Guest", handle: "guest", mayBuy: false))
  }

  @Test("before there is a session on the connection, nothing else goes out")
  func sessionFirst() async throws {
    await #expect(throws: ServerError.noConnection) { try await server.conversations() }
    #expect(connection.requests == [])
    connection.reply = .success(.session(wire))
    _ = try await server.resume("t")
    connection.reply = .success(.threads([]))
    #expect(try await server.conversations() == [])
    connection.laterStates = [.offline, .online]
    for await _ in server.statuses() {}
    await #expect(throws: ServerError.noConnection) { try await server.conversations() }
    #expect(connection.requests == [.resume(token: "t"), .threads])
  }

  @Test("every refusal has a word of the domain")
  func refusals() async {
    let words: [(Refusal, ServerError)] = [
      (.wrongCredentials, .wrongCredentials), (.sessionExpired, .sessionEnded),
      (.unknownHandle, .unknownHandle), (.handleTaken, .handleTaken),
      (.invalid(what: "name"), .invalid("name")), (.cardDeclined, .cardDeclined),
      (.notFound, .refused), (.notAllowed, .refused),
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
