import Testing

@testable import StateContainer

@Suite struct SessionStateTests {
  private let signedIn = SessionState.after(.started(.ada), .connectionChanged(.online))

  @Test func withoutASessionThereIsAnEmptyLogin() {
    #expect(SessionState.after(.started(nil)).phase == .signedOut(Login()))
  }

  @Test func onAConnectionTheSessionIsResumedBeforeAnybodyElseHearsOfIt() {
    var state = SessionState.after(.started(.ada))
    #expect(
      state.handle(.connectionChanged(.online)) == [
        .announce(.linkChanged(.resuming)), .resume(token: "ada's"),
      ])
  }

  @Test func everybodyCatchesUpWhenTheSessionIsResumed() {
    var state = signedIn
    let effects = state.handle(.resumed(token: "ada's", .success(.ada)))
    #expect(effects.last == .announce(.linkChanged(.up)))
  }

  @Test func theReplyToAResumptionOfAnOlderConnectionCountsForNothing() {
    var state = signedIn
    _ = state.handle(.connectionChanged(.offline))
    #expect(state.handle(.resumed(token: "ada's", .success(.ada))).isEmpty)
  }

  @Test func theReplyToTheResumptionOfAnotherSessionCountsForNothing() {
    var state = signedIn
    let before = state
    #expect(state.handle(.resumed(token: "alan's", .success(.ada))).isEmpty)
    #expect(state == before)
  }

  @Test func signingOutForgetsTheAccountAndThenTellsTheServer() {
    var state = signedIn
    #expect(state.handle(.signedOutTapped) == [.forgetAccount, .signOut])
    #expect(state.phase == .signedOut(Login()))
  }

  @Test(arguments: [SessionEvent.sessionEnded, .sessionExpired(token: "ada's")])
  func aSessionThatEndsLeadsToALoginThatSaysSo(event: SessionEvent) {
    var state = signedIn
    #expect(state.handle(event) == [.forgetAccount])
    #expect(state.phase == .signedOut(Login(attempt: .failed(.sessionExpired))))
  }

  @Test func theEndOfAnOldSessionDoesNotEndThePresentOne() {
    var state = signedIn
    let before = state
    #expect(state.handle(.sessionExpired(token: "alan's")).isEmpty)
    #expect(state == before)
  }

  @Test func whoeverIsRenamedIsRememberedUnderTheNewName() {
    var state = signedIn
    let countess = Account(name: "Countess", handle: "ada", isGuest: false)
    let renamed = Session(token: "ada's", account: countess)
    #expect(state.handle(.renamed(countess)) == [.save(renamed)])
  }

  @Test func aConversationThatIsWantedIsAnnouncedDuringASession() {
    var state = signedIn
    #expect(
      state.handle(.conversationWanted(id: "1")) == [.announce(.conversationWanted(id: "1"))])
  }
}
