import MessengerHost
import MessengerStorage
import MessengerWire
import Testing

@testable import VIPER

@Suite("The outbox") @MainActor
struct OutboxManagerTests {
  private let connection = FakeConnection()
  private let store: InboxDataStore
  private let outbox: OutboxManager

  init() async throws {
    let documents = DocumentStore(try Database.inMemory())
    let session = SessionManager(
      client: ServerClient(connection: connection), documents: documents)
    store = InboxDataStore(documents: documents)
    outbox = OutboxManager(session: session, store: store)
    connection.outcomes = [.success(.session(.ada))]
    try await session.signIn(username: "ada", password: "lovelace")
    store.change { $0.replaceConversations(with: [.example("1")]) }
  }

  /// The texts and keys of what was sent.
  private var sent: [(text: String, key: String)] {
    connection.requests.compactMap { request in
      if case .send(_, let text, let key) = request { (text, key) } else { nil }
    }
  }

  private func reply(_ number: Int, to sent: (text: String, key: String)) -> ServerReply {
    .message(WireMessage(number: number, sender: "ada", text: sent.text, key: sent.key))
  }

  @Test("sends the next message when the one before has its reply")
  func order() async throws {
    outbox.send("One", to: "1")
    outbox.send("Two", to: "1")
    await MainActor.settle()
    #expect(sent.map(\.text) == ["One"])
    connection.answer(2, with: reply(1, to: try #require(sent.first)))
    await MainActor.settle()
    #expect(sent.map(\.text) == ["One", "Two"])
  }

  @Test("sends a message under the same key until there is an answer")
  func sameKey() async {
    connection.outcomes = [.failure(.lost)]
    outbox.send("One", to: "1")
    await MainActor.settle()
    outbox.sendWaiting()
    await MainActor.settle()
    #expect(sent.count == 2)
    #expect(Set(sent.map(\.key)).count == 1)
  }

  @Test("goes on after a refused message, and sends that under another key when asked to")
  func refused() async throws {
    connection.outcomes = [.success(.refused(.notAllowed))]
    outbox.send("One", to: "1")
    outbox.send("Two", to: "1")
    await MainActor.settle()
    #expect(sent.map(\.text) == ["One", "Two"])
    #expect(store.inbox.outgoing.map(\.hasFailed) == [true, false])
    connection.answer(3, with: reply(1, to: try #require(sent.last)))
    outbox.retry(try #require(store.inbox.outgoing.first?.key))
    await MainActor.settle()
    #expect(sent.map(\.text) == ["One", "Two", "One"])
    let again = try #require(sent.dropFirst(2).first)
    #expect(sent.first?.key != again.key)
  }
}
