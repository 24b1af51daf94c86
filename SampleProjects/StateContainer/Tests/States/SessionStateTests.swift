import Testing

@testable import StateContainer

@Suite struct SessionStateTests {
  private let signedIn = SessionState.after(.started(.ada), .connectionChanged(.online))

  @Test func `Without a session there is an empty login`() {
    #expect(SessionState.after(.started(nil)).phase == .signedOut(Login()))
  }

  @Test func `On a connection the session is resumed before anybody else hears of it`() {
    var state = SessionState.after(.started(.ada))
    #expect(
      state.handle(.connectionChanged(.online)) == [
        .announce(.linkChanged(.resuming)), .resume(token: "ada's"),
      ])
  }

  @Test func `Everybody catches up when the session is resumed`() {
    var state = signedIn
    let effects = state.handle(.resumed(token: "ada's", .success(.ada)))
    #expect(effects.last == .announce(.linkChanged(.up)))
  }

  @Test func `The reply to a resumption of an older connection counts for nothing`() {
    var state = signedIn
    _ = state.handle(.connectionChanged(.offline))
    #expect(state.handle(.resumed(token: "ada's", .success(.ada))).isEmpty)
  }

  @Test func `The reply to the resumption of another session counts for nothing`() {
    var state = signedIn
    let before = state
    #expect(state.handle(.resumed(token: "alan's", .success(.ada))).isEmpty)
    #expect(state == before)
  }

  @Test func `Signing out forgets the account and then tells the server`() {
    var state = signedIn
    #expect(state.handle(.signedOutTapped) == [.forgetAccount, .signOut])
    #expect(state.phase == .signedOut(Login()))
  }

  @Test(arguments: [SessionEvent.sessionEnded, .sessionExpired(token: "ada's")])
  func `A session that ends leads to a login that says so`(event: SessionEvent) {
    var state = signedIn
    #expect(state.handle(event) == [.forgetAccount])
    #expect(state.phase == .signedOut(Login(attempt: .failed(.sessionExpired))))
  }

  @Test func `The end of an old session does not end the present one`() {
    var state = signedIn
    let before = state
    #expect(state.handle(.sessionExpired(token: "alan's")).isEmpty)
    #expect(state == before)
  }

  @Test func `Whoever is renamed is remembered under the new name`() {
    var state = signedIn
    let countess = Account(name: "Countess", handle: "ada", isGuest: false)
    let renamed = Session(token: "ada's", account: countess)
    #expect(state.handle(.renamed(countess)) == [.save(renamed)])
  }

  @Test func `A conversation that is wanted is announced during a session`() {
    var state = signedIn
    #expect(
      state.handle(.conversationWanted(id: "1")) == [.announce(.conversationWanted(id: "1"))])
  }
}
