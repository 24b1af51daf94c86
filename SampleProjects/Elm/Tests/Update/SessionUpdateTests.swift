import Testing

@testable import Elm

@Suite("The app's update")
struct SessionUpdateTests {
  @Test("begins a session with the answer to the login, and catches up")
  func begins() {
    var app = AppUnderTest()
    app.send(.connectionChanged(.online))
    let commands = app.signIn()
    #expect(app.home?.session == .ada)
    #expect(app.home?.link == .up)
    #expect(commands.requests().contains(.contacts))
    #expect(commands.requests().contains(.conversations))
  }

  @Test("resumes a session on the next connection, if that of the login is gone")
  func beginsOffline() {
    var app = AppUnderTest()
    app.send(.connectionChanged(.offline))
    #expect(app.signIn().requests().isEmpty)
    #expect(app.home?.link == .offline)
    #expect(app.send(.connectionChanged(.online)).requests() == [.resume(token: "session-1")])
  }

  @Test("resumes the session on each connection, before anything else")
  func resumes() {
    var app = AppUnderTest(.memory(AccountMemory(session: .ada)))
    for _ in 1...2 {
      let commands = app.send(.connectionChanged(.online))
      #expect(commands.requests() == [.resume(token: "session-1")])
      app.send(.connectionChanged(.offline))
    }
  }

  @Test("ignores what concerns a session that has ended")
  func ignoresLateMessages() {
    var app = AppUnderTest.signedIn(AccountMemory(session: .alan))
    let model = app.model
    let late: [AppMessage] = [
      .home(.contacts(.loaded(.success([.grace]), revision: 0)), session: Session.ada.token),
      .home(.resumed(.success(.ada)), session: Session.ada.token),
      .home(.news(.sessionEnded), session: Session.ada.token),
      .home(.news(.message(.from("grace", 1), conversation: "grace")), session: Session.ada.token),
      .sessionExpired(session: Session.ada.token),
    ]
    for message in late {
      #expect(app.send(message).isEmpty)
      #expect(app.model == model)
    }
  }

  @Test(
    "ends a session that the server does not know any more",
    arguments: [
      AppMessage.sessionExpired(session: Session.ada.token),
      .home(.news(.sessionEnded), session: Session.ada.token),
    ])
  func expires(message: AppMessage) {
    var app = AppUnderTest.signedIn()
    app.send(message)
    #expect(app.login == LoginModel(attempt: .failed(.sessionExpired)))
    #expect(app.model.memory.account == nil)
  }

  @Test("signs out at once, and tells the server if there is a connection")
  func signsOut() {
    var app = AppUnderTest.signedIn()
    #expect(app.sendHome(.settings(.signOutTapped)) == [.signOut])
    #expect(app.login == LoginModel())

    #expect(app.model.signedOut?.connection == .online)

    app = AppUnderTest(.memory(AccountMemory(session: .ada)))
    #expect(app.sendHome(.settings(.signOutTapped)).isEmpty)
    #expect(app.login == LoginModel())
    #expect(app.model.signedOut?.connection == .connecting)
  }

  @Test("keeps what survives whenever that changes, and only then")
  func saves() {
    var app = AppUnderTest.signedIn()
    let old = app.model.memory
    let commands = app.send(
      .home(
        .contacts(.loaded(.success([.grace]), revision: 0)), session: Session.ada.token))
    #expect(commands.map(\.saved) == [[app.model.memory, old]])
    #expect(app.model.memory.account?.contacts == [.grace])
    #expect(app.send(.home(.tabSelected(.settings), session: Session.ada.token)).isEmpty)
  }

  @Test("comes to the same model whenever the same happens")
  func replays() {
    let messages: [AppMessage] = [
      .connectionChanged(.online), .login(.usernameChanged("ada")),
      .login(.passwordChanged("lovelace")), .login(.submitted),
      .login(.answered(.success(.ada))),
      .home(
        .chats(.loaded(.success([.grace]), revision: 0)), session: Session.ada.token),
      .home(.chats(.conversationChosen("grace")), session: Session.ada.token),
      .home(.chats(.thread(.draftChanged("Hello"))), session: Session.ada.token),
      .home(.chats(.thread(.sendTapped)), session: Session.ada.token),
    ]
    var (first, second) = (AppUnderTest(), AppUnderTest())
    for message in messages {
      #expect(first.send(message).requests() == second.send(message).requests())
    }
    #expect(first.model == second.model)
    #expect(first.home?.chats.inbox.outbox.map(\.text) == ["Hello"])
  }

  @Test("hears what the server tells for the session that there is, and only while there is one")
  func news() {
    var app = AppUnderTest.signedIn()
    for case .news(let message) in app.model.subscriptions {
      #expect(message(.contactsChanged) == .home(.news(.contactsChanged), session: "session-1"))
    }
    app.sendHome(.settings(.signOutTapped))
    #expect(app.model.subscriptions.map(\.source) == [.connection])
  }

  @Test("wants to hear of the end of a search only while one waits")
  func subscriptions() {
    var app = AppUnderTest.signedIn()
    #expect(app.model.subscriptions.map(\.source) == [.connection, .news])
    app.sendHome(.contacts(.searchChanged("g")))
    app.sendHome(.contacts(.searchChanged("gr")))
    #expect(
      app.model.subscriptions.map(\.source)
        == [.connection, .news, .delay(seconds: 0.3, name: "search 2")])
    guard case .delay(_, _, let message) = app.model.subscriptions.last else { return }
    #expect(
      message == .home(.contacts(.searchDelayPassed(edit: 2)), session: "session-1"))
    app.send(message)
    #expect(app.model.subscriptions.map(\.source) == [.connection, .news])
  }
}
