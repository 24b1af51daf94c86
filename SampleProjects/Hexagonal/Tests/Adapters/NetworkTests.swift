import MessengerWire
import Testing

@testable import Hexagonal

@Suite("Network") @MainActor
struct NetworkTests {
  private let connection = FakeConnection()
  private let gateway: ServerGateway
  private let wire = WireSession(token: "t", name: "Guest", handle: "guest", role: .guest)

  init() {
    gateway = ServerGateway(connection: connection)
  }

  @Test("a session is what the wire says of it")
  func session() async throws {
    connection.reply = .success(.session(wire))
    let session = try await NetworkSessions(gateway: gateway).signIn(
      username: "guest", password: "guest")
    #expect(session.token == "t")
    #expect(session.account == Account(name: "Guest", handle: "guest", mayBuy: false))
  }

  @Test("before there is a session on the connection, nothing else goes out")
  func sessionFirst() async throws {
    let conversations = NetworkConversations(gateway: gateway)
    await #expect(throws: ServerError.noConnection) { try await conversations.conversations() }
    #expect(connection.requests == [])
    connection.reply = .success(.session(wire))
    _ = try await NetworkSessions(gateway: gateway).resume("t")
    connection.reply = .success(.threads([]))
    #expect(try await conversations.conversations() == [])
    gateway.connectionChanged()
    await #expect(throws: ServerError.noConnection) { try await conversations.conversations() }
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
      await #expect(throws: error) { try await gateway.begin(.resume(token: "t")) }
    }
  }

  @Test("a lost reply is no connection")
  func lost() async {
    connection.reply = .failure(.lost)
    await #expect(throws: ServerError.noConnection) {
      try await gateway.begin(.resume(token: "t"))
    }
  }

  @Test("an answer to another question is a refusal")
  func nonsense() async {
    await #expect(throws: ServerError.refused) {
      try await NetworkSessions(gateway: gateway).resume("t")
    }
  }

  @Test("events are news")
  func news() async {
    var news = NetworkNews(gateway: gateway).news().makeAsyncIterator()
    #expect(await news.next() == .contactsChanged)
  }
}
