import Testing

@testable import MVVMStore

@Suite("The app's state")
struct AppStateTests {
  @Test("resumes the session on each connection, and asks for everything else afterwards")
  func resuming() {
    var state = AppState.signedIn()
    #expect(state.handle(.networkChanged(.online)).account == [.resume(token: Session.ada.token)])
    let effects = state.handle(.resumed(.ada)).account
    #expect(effects == [.chats(.load), .contacts(.load)])
  }

  @Test("resumes nothing without a session")
  func noSession() {
    var state = AppState.signedOut
    #expect(state.handle(.networkChanged(.online)).isEmpty)
    #expect(state.network == .online)
  }

  @Test("needs nothing of the last session when it has ended")
  func needs() {
    var state = AppState.signedIn()
    let effect = AppEffect.account(.contacts(.load), token: Session.ada.token)
    #expect(state.needs(effect))
    _ = state.handle(.signOutTapped)
    #expect(!state.needs(effect))
    _ = state.handle(.signedIn(Session(token: "next", account: Session.ada.account)))
    #expect(!state.needs(effect))
    #expect(state.needs(.followNetwork))
  }

  @Test("forgets the account when the session expires, says so, and keeps the preferences")
  func expiry() {
    var state = AppState.signedIn(.example())
    let preferences = Preferences(appearance: .dark)
    _ = state.handle(.settings(.preferencesChanged(preferences)))
    _ = state.handle(.sessionExpired)
    #expect(state.memory == Memory(preferences: preferences))
    #expect(state.login.attempt == .failed(.sessionExpired))
  }

  @Test("says nothing to a user who has signed out, and tells the server")
  func signOut() {
    var state = AppState.signedIn()
    let old = state.memory
    #expect(state.handle(.signOutTapped) == [.save(Memory(), replacing: old), .endSession])
    #expect(state.login == LoginState())
  }

  @Test("keeps what outlives the app before anything else is done, and only what has changed")
  func memory() {
    var state = AppState.signedIn(.example())
    let old = state.memory
    #expect(state.handle(.tabSelected(.settings)).isEmpty)
    #expect(
      state.handle(.chats(.chatTapped(id: "1"))).account == [
        .chats(.loadPage(of: "1", before: nil))
      ])
    let effects = state.handle(.chats(.draftChanged("Dear")))
    #expect(effects == [.save(state.memory, replacing: old)])
  }

  @Test("follows a link when it knows the conversation, whatever is in front")
  func link() {
    var state = AppState.signedIn(.example("1"))
    _ = state.handle(.tabSelected(.contacts))
    _ = state.handle(.contacts(.contactTapped(handle: "grace")))
    _ = state.handle(.contacts(.deleteTapped))
    _ = state.handle(.linkOpened("messenger://thread/1"))
    #expect(state.tab == .chats)
    #expect(state.chats.thread?.id == "1")
    #expect(state.contacts.screen == .contact(ContactState(contact: .grace)))
  }

  @Test("waits with a link until the conversations are loaded")
  func waitingLink() {
    var state = AppState.signedOut
    _ = state.handle(.started(link: "messenger://thread/1"))
    _ = state.handle(.signedIn(.ada))
    #expect(state.chats.thread == nil)
    _ = state.handle(.chats(.loaded(.success([.example("1")]))))
    #expect(state.chats.thread?.id == "1")
    #expect(state.waitingLink == nil)
  }

  @Test("drops a link to what the server does not know")
  func deadLink() {
    var state = AppState.signedIn()
    _ = state.handle(.started(link: "messenger://thread/9"))
    _ = state.handle(.chats(.loaded(.success([]))))
    #expect(state.waitingLink == nil)
  }

  @Test(
    "shows a contact's conversation to who waits for it, and to nobody else",
    arguments: [
      (AppTab.contacts, true), (.settings, false),
    ])
  func conversation(tab: AppTab, isShown: Bool) {
    var state = AppState.signedIn()
    _ = state.handle(.tabSelected(.contacts))
    _ = state.handle(.contacts(.contactTapped(handle: "grace")))
    _ = state.handle(.contacts(.messageTapped))
    _ = state.handle(.tabSelected(tab))
    _ = state.handle(.contacts(.conversationOpened(with: "grace", .success(.example("1")))))
    #expect((state.chats.thread?.id == "1") == isShown)
    #expect(state.chats.mailbox.conversation("1") != nil)
  }

  @Test("reads a message only while its thread is on the screen")
  func reading() {
    var state = AppState.signedIn(.example("1", messages: 1))
    _ = state.handle(.chats(.chatTapped(id: "1")))
    _ = state.handle(.tabSelected(.contacts))
    _ = state.handle(.told(.message(.example(2), conversation: "1")))
    #expect(state.chats.mailbox.unreadCount == 1)
    let effects = state.handle(.tabSelected(.chats)).account
    #expect(effects == [.chats(.reportRead("1", upTo: 2))])
    #expect(state.chats.mailbox.unreadCount == 0)
  }
}
