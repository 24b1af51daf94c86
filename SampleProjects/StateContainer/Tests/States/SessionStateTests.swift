import Testing

@testable import StateContainer

@Suite struct SessionStateTests {
  private let signedIn = SessionState.initialState(.ada)
    .after(.connectionChanged(.online))

  @Test func withoutASessionThereIsAnEmptyLogin() {
    #expect(SessionState.initialState(nil).phase == .signedOut(Login()))
  }

  @Test func onAConnectionTheSessionIsResumedBeforeAnybodyElseHearsOfIt() {
    var state = SessionState.initialState(.ada)
    #expect(state.handle(.connectionChanged(.online)) == [.resume(token: "ada's")])
    #expect(state.signedIn?.link == .resuming)
  }

  @Test func theLinkIsUpWhenTheSessionIsResumed() {
    var state = signedIn
    #expect(state.handle(.resumed(token: "ada's", .success(.ada))) == [.save(.ada)])
    #expect(state.signedIn?.link == .up)
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
    #expect(state.handle(.renamed(countess)).isEmpty)
  }

  @Test func aConversationThatIsWantedAgainIsAnotherWish() {
    let once = signedIn.after(.conversationWanted(id: "1"))
    let twice = once.after(.conversationWanted(id: "1"))
    #expect(twice.signedIn?.wantedConversation.value == "1")
    #expect(twice != once)
  }
}
