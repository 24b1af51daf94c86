import MessengerHost
import Testing

@testable import MVP

@Suite("The model of the drafts") @MainActor
struct DraftsModelTests {
  private let server = FakeServer()

  @Test("sends a text, which is no draft any more")
  func sends() async throws {
    server.fails(.noConnection)
    let store = try Store.inMemory()
    let threads = ThreadsModel(server: server, store: store, handle: "ada")
    let outbox = OutboxModel(
      server: server, store: store, threads: threads,
      messages: MessagesModel(server: server, store: store, threads: threads)
    ) { "key" }
    let drafts = DraftsModel(store: store, threads: threads, outbox: outbox)
    drafts.setDraft("Dear Grace", in: "1")
    drafts.send(try #require(MessageText(drafts.draft(in: "1"))), in: "1")
    await MainActor.settle()

    #expect(drafts.draft(in: "1") == "")
    #expect(outbox.messages(in: "1").map(\.text) == ["Dear Grace"])
  }
}
