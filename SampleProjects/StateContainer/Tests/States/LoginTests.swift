import Testing

@testable import StateContainer

@Suite struct LoginTests {
  private static let entered = Login(username: "ada", password: "lovelace")

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
    ] as [(Login, LoginEvent, Login, [SessionEffect])])
  func aLoginIsAskedForOnceItIsComplete(
    before: Login, event: LoginEvent, after: Login, effects: [SessionEffect]
  ) {
    var login = before
    #expect(login.handle(event) == effects)
    #expect(login == after)
  }

  @Test(
    arguments: [
      (
        .busy,
        .signedIn(
          SessionState.SignedIn(session: .ada, status: .up, wantedConversation: Signal("1"))),
        [.save(.ada)]
      ),
      // Nobody has asked for that session.
      (.idle, .signedOut(Login(wantedConversation: "1")), []),
    ] as [(Attempt, SessionState.Phase, [SessionEffect])])
  func whoSignsInIsRememberedAndSeesWhatTheyWantedToSeeBefore(
    attempt: Attempt, phase: SessionState.Phase, effects: [SessionEffect]
  ) {
    var state = SessionState.initialState(nil)
    state.phase = .signedOut(Login(attempt: attempt))
    _ = state.handle(.conversationWanted(id: "1"))
    #expect(state.handle(.login(.signedIn(.success(.ada)))) == effects)
    #expect(state.phase == phase)
  }
}
