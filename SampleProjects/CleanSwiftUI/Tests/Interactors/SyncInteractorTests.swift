import Testing

@testable import CleanSwiftUI

@Suite("The sync interactor") @MainActor
struct SyncInteractorTests {
  private let business: Business

  init() throws {
    business = try Business()
  }

  @Test("loads what was missed, and sends what has waited")
  func catchesUp() async {
    business.appState.userData.outbox = [OutgoingMessage(key: "k", chat: "1", text: "t")]
    await business.interactors.sync.catchUp()
    #expect(Set(business.web.requests) == ["send t k", "chats", "contacts"])
  }

  @Test("loads the messages of the chat that is on the screen")
  func chatOnScreen() async {
    business.appState.routing.chatsPath = [.chat("1")]
    await business.interactors.sync.catchUp()
    #expect(business.web.requests.contains("messages 1 all"))
  }

  @Test("reports what was read, as soon as it is known how much that is")
  func reports() async {
    business.appState.userData.chats = .loaded([.example("1", messages: 2)])
    business.web.chatList = [.example("1", messages: 2, unread: 2)]
    await business.interactors.sync.catchUp()
    #expect(business.web.requests.last == "read 1 2")
  }

  @Test("leaves everything as it is before the server knows the session")
  func notReady() async {
    business.appState.system.isSessionReady = false
    await business.interactors.sync.catchUp()
    #expect(business.web.requests == [])
    #expect(business.appState.userData.chats == .notRequested)
    #expect(business.appState.userData.contacts == .notRequested)
  }
}
