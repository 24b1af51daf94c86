import Testing

@testable import StateContainer

@Suite struct SessionStateTests {
  private typealias SignedIn = SessionState.SignedIn

  private static let countess = Session(
    token: "ada's", account: Account(name: "Countess", handle: "ada", isGuest: false))
  private static let expired = SessionState.Phase.signedOut(
    SessionState.SignedOut(login: Login(attempt: .failed(.sessionExpired)), connection: .online))

  @Test(
    arguments: [
      (.connecting, .connectionChanged(.online), .resuming, [.resume(token: "ada's")]),
      (.up, .connectionChanged(.online), .resuming, [.resume(token: "ada's")]),
      (.up, .connectionChanged(.offline), .offline, []),
      (.up, .connectionChanged(.connecting), .connecting, []),
      (.resuming, .resumed(token: "ada's", .success(.ada)), .up, [.save(.ada)]),
      (.resuming, .resumed(token: "ada's", .failure(.noConnection)), .notResumed, []),
      (.resuming, .resumed(token: "ada's", .failure(.refused)), .notResumed, []),
      (.notResumed, .connectionChanged(.online), .resuming, [.resume(token: "ada's")]),
      // These are replies that belong to another connection or session.
      (.offline, .resumed(token: "ada's", .success(.ada)), .offline, []),
      (.notResumed, .resumed(token: "ada's", .success(.ada)), .notResumed, []),
      (.up, .resumed(token: "ada's", .failure(.refused)), .up, []),
      (.resuming, .resumed(token: "alan's", .success(.ada)), .resuming, []),
      (.resuming, .resumed(token: "alan's", .failure(.sessionExpired)), .resuming, []),
    ] as [(SessionStatus, SessionEvent, SessionStatus, [SessionEffect])])
  func aSessionIsTakenUpOnEachConnection(
    before: SessionStatus, event: SessionEvent, after: SessionStatus, effects: [SessionEffect]
  ) {
    var state = SessionState.initialState(.ada)
    state.phase = .signedIn(SignedIn(session: .ada, status: before))
    #expect(state.handle(event) == effects)
    #expect(state.phase == .signedIn(SignedIn(session: .ada, status: after)))
  }

  @Test(
    arguments: [
      (
        .signOutTapped, .signedOut(SessionState.SignedOut(connection: .online)),
        [.forgetAccount, .signOut]
      ),
      (.sessionEnded, expired, [.forgetAccount]),
      (.sessionExpired, expired, [.forgetAccount]),
      (.resumed(token: "ada's", .failure(.sessionExpired)), expired, [.forgetAccount]),
    ] as [(SessionEvent, SessionState.Phase, [SessionEffect])])
  func aSessionEndsInALoginThatSaysWhyUnlessTheUserKnows(
    event: SessionEvent, phase: SessionState.Phase, effects: [SessionEffect]
  ) {
    var state = SessionState.initialState(.ada).after(.connectionChanged(.online))
    #expect(state.handle(event) == effects)
    #expect(state.phase == phase)
  }

  @Test(
    arguments: [
      (.signOutTapped), (.sessionEnded), (.sessionExpired), (.accountChanged(.ada)),
      (.resumed(token: "ada's", .success(.ada))),
    ] as [SessionEvent])
  func withoutASessionThereIsNothingToEndOrToChange(event: SessionEvent) {
    var state = SessionState.initialState(nil)
    #expect(state.handle(event).isEmpty)
    #expect(state == .initialState(nil))
  }

  @Test(
    arguments: [
      (.offline, .offline), (.connecting, .connecting), (.resuming, .online),
      (.notResumed, .online), (.up, .online),
    ] as [(SessionStatus, ConnectionStatus)])
  func theConnectionFollowsFromTheStatusOfTheSession(
    status: SessionStatus, connection: ConnectionStatus
  ) {
    var state = SessionState.initialState(.ada)
    state.phase = .signedIn(SignedIn(session: .ada, status: status))
    #expect(state.connection == connection)
  }

  @Test(
    arguments: [
      (.ada, .ada, []), (.ada, countess, [.save(countess)]), (countess, countess, []),
    ] as [(Session, Session, [SessionEffect])])
  func whoeverIsRenamedIsRememberedUnderTheNewName(
    before: Session, after: Session, effects: [SessionEffect]
  ) {
    var state = SessionState.initialState(before)
    #expect(state.handle(.accountChanged(after.account)) == effects)
    #expect(state.signedIn?.session == after)
  }

  @Test func aConversationThatIsWantedAgainIsAnotherWish() {
    let once = SessionState.initialState(.ada).after(.conversationWanted(id: "1"))
    let twice = once.after(.conversationWanted(id: "1"))
    #expect(twice.signedIn?.wantedConversation.value == "1")
    #expect(twice != once)
  }
}
