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

  @Test("takes the session up on each connection, before anything else goes out")
  func sessionFirst() async throws {
    await #expect(throws: ServerError.sessionEnded) { try await server.conversations() }
    #expect(connection.requests == [])
    // Nobody has to ask for anything, or to follow the states of the server.
    await goOn()
    #expect(connection.requests == [.resume(token: "t")])
    connection.reply = .success(.threads([]))
    #expect(try await server.conversations() == [])
    connection.change(to: .offline)
    await MainActor.settle()
    await #expect(throws: ServerError.noConnection) { try await server.conversations() }
    connection.reply = .success(.session(wire))
    connection.change(to: .online)
    await MainActor.settle()
    connection.reply = .success(.threads([]))
    #expect(try await server.conversations() == [])
    #expect(
      connection.requests == [.resume(token: "t"), .threads, .resume(token: "t"), .threads])
  }

  @Test("tries once more to take the session up for whoever asks next")
  func lostResume() async throws {
    connection.reply = .failure(.lost)
    await goOn(isReached: false)
    await #expect(throws: ServerError.noConnection) { try await server.conversations() }
    connection.reply = .success(.session(wire))
    #expect(try await server.account().handle == "guest")
    #expect(connection.requests == Array(repeating: .resume(token: "t"), count: 3))
  }

  @Test("lets nothing through for a session that the server knows no longer")
  func unknownSession() async throws {
    connection.reply = .success(.refused(.sessionExpired))
    await goOn(isReached: false)
    await #expect(throws: ServerError.sessionEnded) { try await server.conversations() }
    #expect(connection.requests == [.resume(token: "t")])
  }

  @Test("forgets a session that was ended without a connection")
  func endedOffline() async throws {
    await goOn()
    connection.change(to: .offline)
    await MainActor.settle()
    await #expect(throws: ServerError.noConnection) { try await server.signOut() }
    connection.change(to: .online)
    await MainActor.settle()
    #expect(connection.requests == [.resume(token: "t")])
  }

  private func goOn(isReached: Bool = true) async {
    if isReached { connection.reply = .success(.session(wire)) }
    server.goOn(with: Session(wire))
    await MainActor.settle()
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
      await #expect(throws: error) { try await server.signIn(username: "a", password: "b") }
    }
  }

  @Test("a lost reply is no connection")
  func lost() async {
    connection.reply = .failure(.lost)
    await #expect(throws: ServerError.noConnection) {
      try await server.signIn(username: "a", password: "b")
    }
  }

  @Test("an answer to another question is a refusal")
  func nonsense() async {
    await #expect(throws: ServerError.refused) {
      try await server.signIn(username: "a", password: "b")
    }
  }

  @Test("events are news")
  func news() async {
    var news = server.news().makeAsyncIterator()
    #expect(await news.next() == .contactsChanged)
  }
}
