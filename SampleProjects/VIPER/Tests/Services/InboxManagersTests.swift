import MessengerStorage
import Testing

@testable import VIPER

@Suite("The managers of the inbox") @MainActor
struct InboxManagersTests {
  private let store: InboxDataStore
  private let session: SessionManager

  init() throws {
    let documents = DocumentStore(try Database.inMemory())
    session = SessionManager(
      client: ServerClient(connection: FakeConnection()), documents: documents)
    store = InboxDataStore(documents: documents)
    store.change { $0.replaceConversations(with: [.example("1"), .example("2")]) }
  }

  @Test("keep drafts apart")
  func drafts() {
    let drafts = DraftManager(store: store)
    drafts.save("Hel", in: "1")
    #expect(drafts.draft(in: "1") == "Hel")
    #expect(drafts.draft(in: "2") == nil)
    drafts.save(nil, in: "1")
    #expect(drafts.draft(in: "1") == nil)
  }

  @Test("tell what waits in one conversation only")
  func outbox() {
    let outbox = OutboxManager(session: session, store: store)
    outbox.send("One", to: "1")
    outbox.send("Two", to: "2")
    #expect(outbox.outgoing(in: "2").map(\.text) == ["Two"])
  }

  @Test("tell of changes that others make")
  func observers() {
    let conversations = ConversationManager(
      session: session, store: store, reading: ReadingManager(session: session, store: store))
    let messages = MessageManager(session: session, store: store)
    let observer = ChangeCounter()
    conversations.observe(observer) { $0.conversations += 1 }
    messages.observe(observer) { $0.messages += 1 }
    store.change { $0.add(newest: [.example(1)], to: "1") }
    #expect(observer.conversations == 1 && observer.messages == 1)
    #expect(messages.history(of: "1")?.messages == [.example(1)])
    #expect(messages.history(of: "2") == nil)
    conversations.observers.notify()
    #expect(observer.conversations == 2 && observer.messages == 1)
  }
}

@MainActor
private final class ChangeCounter {
  var conversations = 0
  var messages = 0
}
