import Testing

@testable import CleanSwiftUI

@Suite("What is read in a chat") @MainActor
struct ChatEntryTests {
  private let userData = UserData()
  private let chat = Chat.example("1")

  init() {
    userData.session = .ada
    userData.outbox = [
      OutgoingMessage(key: "a", chat: "1", text: "waits"),
      OutgoingMessage(key: "b", chat: "2", text: "elsewhere"),
      OutgoingMessage(key: "c", chat: "1", text: "failed", delivery: .failed),
    ]
  }

  private var entries: Loadable<[ChatEntry]> { ChatEntry.entries(in: chat, of: userData) }

  @Test("is what the server has, and after that what it may not have")
  func order() {
    userData.histories["1"] = .loaded(History([.example(1), .example(2, by: "ada")]))
    #expect(
      entries
        == .loaded([
          ChatEntry(id: "1", text: "text 1", senderName: "Grace Hopper"),
          ChatEntry(id: "key-2", text: "text 2", status: .sent),
          ChatEntry(id: "a", text: "waits", status: .sending),
          ChatEntry(id: "c", text: "failed", status: .failed),
        ]))
  }

  @Test("is one's own at least, as long as nothing else can be loaded")
  func failed() {
    userData.histories["1"] = .failed(.noConnection)
    #expect(entries.value?.map(\.text) == ["waits", "failed"])
    userData.outbox = []
    #expect(entries == .failed(.noConnection))
  }
}
