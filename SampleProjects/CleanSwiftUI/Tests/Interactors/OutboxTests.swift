import MessengerHost
import MessengerStorage
import Testing

@testable import CleanSwiftUI

@Suite("The outbox") @MainActor
struct OutboxTests {
  private let business: Business

  init() throws {
    business = try Business()
    business.appState.userData.chats = .loaded([.example("1")])
    business.appState.userData.histories = ["1": .loaded(History())]
  }

  private var messages: RealMessagesInteractor { business.messages }
  private var userData: UserData { business.appState.userData }

  private func send(_ text: String) async {
    messages.saveDraft(text, in: "1")
    await messages.sendDraft(in: "1")
  }

  @Test("goes out one after the other, each under a key of its own")
  func order() async {
    await send(" one ")
    await send("two")
    #expect(business.web.requests == ["send one new-1", "send two new-2"])
    #expect(userData.outbox == [])
    #expect(userData.drafts == [:])
    #expect(userData.histories["1"]?.value?.messages.map(\.key) == ["new-1", "new-2"])
  }

  @Test("sends a draft once, however often it is asked to")
  func haste() async {
    messages.saveDraft("one", in: "1")
    async let first: Void = messages.sendDraft(in: "1")
    async let second: Void = messages.sendDraft(in: "1")
    _ = await (first, second)
    #expect(business.web.requests == ["send one new-1"])
  }

  @Test("holds the next message back as long as one is on its way")
  func oneAtATime() async {
    business.appState.userData.outbox = [
      OutgoingMessage(key: "a", chat: "1", text: "one", delivery: .sending),
      OutgoingMessage(key: "b", chat: "1", text: "two"),
    ]
    await messages.sendWaiting()
    #expect(business.web.requests == [])
    business.appState.userData.outbox.removeFirst()
    await messages.sendWaiting()
    #expect(business.web.requests == ["send two b"])
  }

  @Test("sends no blanks")
  func blanks() async {
    await send(" \n")
    #expect(business.web.requests == [])
    #expect(userData.drafts == ["1": " \n"])
  }

  @Test("waits without a connection, and keeps the keys")
  func offline() async {
    business.web.problem = .noConnection
    await send("one")
    #expect(userData.outbox.map(\.delivery) == [.waiting])
    business.web.problem = nil
    await messages.sendWaiting()
    #expect(business.web.requests == ["send one new-1", "send one new-1"])
    #expect(userData.outbox == [])
  }

  @Test("is not held up by what the server refuses, which gets a new key")
  func refused() async {
    business.web.problem = .refused
    await send("one")
    business.web.problem = nil
    await send("two")
    #expect(userData.outbox.map(\.delivery) == [.failed])
    await messages.retry("new-1")
    #expect(business.web.requests.last == "send one new-3")
    #expect(userData.outbox == [])
  }

  @Test("holds nothing that a page has brought")
  func confirmed() async {
    business.web.problem = .noConnection
    await send("one")
    await messages.receive(.example(1, by: "ada", key: "new-1"), in: "1")
    #expect(userData.outbox == [])
    #expect(userData.histories["1"]?.value?.messages.map(\.key) == ["new-1"])
  }

  @Test("survives a relaunch, and what was on its way waits again")
  func relaunch() async throws {
    let database = try Database.inMemory()
    let before = try Business(storedIn: database)
    before.web.beforeReply = {
      #expect(before.appState.userData.outbox.map(\.delivery) == [.sending])
      before.web.problem = .sessionExpired
      before.handOver(to: .alan)
    }
    before.messages.saveDraft("one", in: "1")
    await before.messages.sendDraft(in: "1")
    let after = try Business(storedIn: database)
    after.messages.restore()
    #expect(
      after.appState.userData.outbox == [OutgoingMessage(key: "new-1", chat: "1", text: "one")])
  }
}
