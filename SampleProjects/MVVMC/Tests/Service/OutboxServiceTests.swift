import MessengerHost
import MessengerWire
import Testing

@testable import MVVMC

@Suite @MainActor
struct OutboxServiceTests {
  private let connection = FakeConnection()
  private let outbox: RemoteOutboxService

  init() throws {
    let archive = Archive(try .inMemory())
    archive.write(Session.ada, to: .session)
    let sessions = RemoteSessionService(connection: connection, archive: archive)
    let client = ServerClient(
      connection: connection, sessions: sessions, token: "token", isResumed: true)
    outbox = AccountServices(client: client, sessions: sessions, archive: archive).outbox
  }

  /// The texts and keys that the server was asked to take.
  private var sent: [(text: String, key: String)] {
    connection.requests.compactMap {
      guard case .send(_, let text, let key) = $0 else { return nil }
      return (text, key)
    }
  }

  private func send(_ texts: String...) async {
    for text in texts.compactMap(MessageText.init) { outbox.send(text, to: "1") }
    await MainActor.settle()
  }

  private func retryAfter(_ answer: Result<ServerReply, ConnectionError>) async {
    connection.answer = { _ in answer }
    await send("Hello")
    connection.answer = { _ in
      .success(.message(WireMessage(number: 1, sender: "ada", text: "Hello", key: "key")))
    }
  }

  @Test func sendsOneAfterTheOther() async {
    connection.answer = { _ in
      .success(.message(WireMessage(number: 1, sender: "ada", text: "", key: "")))
    }
    await send("One", "Two", "Three")
    #expect(sent.map(\.text) == ["One", "Two", "Three"])
    #expect(outbox.messages.isEmpty)
  }

  @Test func keepsTheKeyOfAMessageWithoutAnAnswer() async {
    await retryAfter(.failure(.lost))
    #expect(outbox.messages.map(\.hasFailed) == [false])
    outbox.sendAll()
    await MainActor.settle()
    #expect(sent.count == 2)
    #expect(Set(sent.map(\.key)).count == 1)
    #expect(outbox.messages.isEmpty)
  }

  @Test func givesARefusedMessageANewKey() async {
    await retryAfter(.success(.refused(.notFound)))
    #expect(outbox.messages.map(\.hasFailed) == [true])
    outbox.retry(outbox.messages[0].key)
    await MainActor.settle()
    #expect(Set(sent.map(\.key)).count == 2)
    #expect(outbox.messages.isEmpty)
  }

  @Test func aFailedMessageDoesNotHoldUpTheNext() async {
    connection.answer = { _ in .success(.refused(.notFound)) }
    await send("One", "Two")
    #expect(sent.map(\.text) == ["One", "Two"])
    #expect(outbox.messages.map(\.hasFailed) == [true, true])
  }

  @Test func doesNotSendAMessageTwiceWhileItWaitsForTheAnswer() async {
    var isFirst = true
    connection.answer = { [outbox] _ in
      if isFirst { outbox.sendAll() }
      isFirst = false
      return .failure(.lost)
    }
    await send("Hello")
    #expect(sent.count == 1)
  }
}
