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

  @Test("shows what was known when the app ended, if somebody was signed in")
  func restores() {
    RealContactsDBRepository(store: business.store).save([.grace])
    business.interactors.sync.restore()
    #expect(business.appState.userData.contacts == .loaded([.grace]))
    RealSessionDBRepository(store: business.store).forgetUser()
    RealContactsDBRepository(store: business.store).save([.alan])
    business.interactors.sync.restore()
    #expect(business.appState.userData.session == nil)
    #expect(business.appState.userData.contacts == .loaded([.grace]))
  }

  @Test("catches up on a new connection once the session is taken up")
  func newConnection() async {
    await business.interactors.sync.connectionChanged(to: .online)
    #expect(business.web.requests.first == "resume token-ada")
    #expect(Set(business.web.requests.dropFirst()) == ["chats", "contacts"])
  }

  @Test("catches up with nothing on a connection that is there no longer")
  func oldConnection() async {
    let work = Task { await business.interactors.sync.connectionChanged(to: .online) }
    business.web.beforeReply = { work.cancel() }
    await work.value
    #expect(business.web.requests == ["resume token-ada"])
  }

  @Test("loads the chats before it files a message of one that is not known")
  func unknownChat() async {
    business.web.chatList = [.example("1", messages: 1, unread: 1)]
    await business.interactors.sync.receive(.message(.example(1), chat: "1"))
    #expect(business.web.requests == ["chats"])
    #expect(business.appState.userData.chats.value?.first?.unreadCount == 1)
  }

  @Test("ends the session when the server says so")
  func sessionEnded() async {
    await business.interactors.sync.receive(.sessionEnded)
    #expect(business.appState.userData.session == nil)
    #expect(business.appState.system.sessionHasExpired)
  }

  @Test("hears nothing without a session")
  func nobody() async {
    business.appState.userData.session = nil
    await business.interactors.sync.receive(.contactsChanged)
    #expect(business.web.requests == [])
    #expect(business.appState.userData.contacts == .notRequested)
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
