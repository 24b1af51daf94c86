import Testing

@testable import StateContainer

@Suite struct LoginTests {
  private static func entered(
    _ attempt: Attempt, username: String = "ada", password: String = "lovelace"
  ) -> Login {
    Login(username: username, password: password, attempt: attempt)
  }

  @Test(
    arguments: [
      (Login(), .usernameChanged("ada"), Login(username: "ada"), []),
      (Login(), .passwordChanged("lovelace"), Login(password: "lovelace"), []),
      (Login(), .submitted, Login(attempt: .failed(.missingUsername)), []),
      (
        entered(.idle, username: "  "), .submitted,
        entered(.failed(.missingUsername), username: "  "), []
      ),
      (
        entered(.idle, password: ""), .submitted,
        entered(.failed(.missingPassword), password: ""), []
      ),
      (
        entered(.idle, username: " ada "), .submitted, entered(.busy, username: " ada "),
        [.signIn(username: "ada", password: "lovelace")]
      ),
      (
        entered(.failed(.noConnection)), .submitted, entered(.busy),
        [.signIn(username: "ada", password: "lovelace")]
      ),
      (entered(.busy), .submitted, entered(.busy), []),
      (
        entered(.busy), .signedIn(.failure(.wrongCredentials)),
        entered(.failed(.wrongCredentials), password: ""), []
      ),
      (
        entered(.busy), .signedIn(.failure(.noConnection)), entered(.failed(.noConnection)), []
      ),
      (
        entered(.busy), .signedIn(.failure(.refused)), entered(.failed(.somethingWentWrong)), []
      ),
      // Nobody has asked.
      (entered(.idle), .signedIn(.failure(.wrongCredentials)), entered(.idle), []),
      (
        entered(.failed(.noConnection)), .signedIn(.failure(.refused)),
        entered(.failed(.noConnection)), []
      ),
    ] as [(Login, LoginEvent, Login, [SessionEffect])])
  func aLoginIsAskedForOnceItIsComplete(
    before: Login, event: LoginEvent, after: Login, effects: [SessionEffect]
  ) {
    var login = before
    #expect(login.handle(event) == effects)
    #expect(login == after)
  }

  @Test(
    arguments: [(.online, .up), (.connecting, .connecting), (.offline, .offline)]
      as [(ConnectionStatus, SessionStatus)])
  func whoSignsInIsRememberedAndSeesWhatTheyWantedToSeeBefore(
    connection: ConnectionStatus, status: SessionStatus
  ) {
    var state = SessionState.initialState(nil)
    state.phase = .signedOut(
      SessionState.SignedOut(login: Self.entered(.busy), connection: .online))
    _ = state.handle(.conversationWanted(id: "1"))
    _ = state.handle(.connectionChanged(connection))
    #expect(state.handle(.login(.signedIn(.success(.ada)))) == [.save(.ada)])
    #expect(
      state.phase
        == .signedIn(
          SessionState.SignedIn(session: .ada, status: status, wantedConversation: Signal("1"))))
  }

  @Test func aSessionThatNobodyHasAskedForIsNone() {
    var state = SessionState.initialState(nil)
    #expect(state.handle(.login(.signedIn(.success(.ada)))).isEmpty)
    #expect(state == .initialState(nil))
  }
}
