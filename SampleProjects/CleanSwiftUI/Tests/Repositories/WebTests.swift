import MessengerHost
import MessengerWire
import Testing

@testable import CleanSwiftUI

@Suite("The repositories of the web") @MainActor
struct WebTests {
  private let connection = FakeConnection()

  private var server: Server { Server(connection: connection) }

  @Test("ask for a page, and bring it in the words of the app")
  func page() async throws {
    connection.reply = .success(
      .page(
        WirePage(
          messages: [WireMessage(number: 1, sender: "grace", text: "Hello", key: "k")],
          hasOlder: false)))
    let messages = try await RealMessagesWebRepository(server: server)
      .messages(of: "1", before: 21)
    #expect(messages == [Message(number: 1, sender: "grace", text: "Hello", key: "k")])
    #expect(connection.requests == [.history(thread: "1", before: 21, limit: 20)])
  }

  @Test("know who may buy")
  func guest() async throws {
    connection.reply = .success(
      .session(WireSession(token: "t", name: "Guest", handle: "guest", role: .guest)))
    let session = try await RealSessionWebRepository(server: server).resume(token: "t")
    #expect(!session.account.mayBuy)
    #expect(connection.requests == [.resume(token: "t")])
  }

  @Test(
    "name what the server refuses",
    arguments: [
      (Refusal.sessionExpired, Problem.sessionExpired), (.handleTaken, .handleTaken),
      (.invalid(what: "name"), .nameTooLong), (.invalid(what: "handle"), .ownHandle),
      (.invalid(what: "limit"), .refused), (.notFound, .refused), (.notAllowed, .refused),
    ])
  func refusals(refusal: Refusal, problem: Problem) async {
    connection.reply = .success(.refused(refusal))
    await #expect(throws: problem) {
      try await RealContactsWebRepository(server: server).contacts()
    }
  }

  @Test(
    "have no connection, whatever has become of it",
    arguments: [ConnectionError.offline, .lost, .cancelled])
  func noConnection(error: ConnectionError) async {
    connection.reply = .failure(error)
    await #expect(throws: Problem.noConnection) {
      try await RealStickersWebRepository(server: server).packs()
    }
  }

  @Test("do not take one answer for another")
  func wrongAnswer() async {
    connection.reply = .success(.contacts([]))
    await #expect(throws: Problem.refused) {
      try await RealChatsWebRepository(server: server).chats()
    }
  }

  @Test("tell of the connection and of what comes over it")
  func news() async {
    let repository = RealNewsWebRepository(connection: connection)
    var statuses = repository.statuses().makeAsyncIterator()
    #expect(await statuses.next() == .online)
    var news = repository.news().makeAsyncIterator()
    connection.tell(.contactsChanged)
    #expect(await news.next() == .contactsChanged)
  }
}
