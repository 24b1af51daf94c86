import Testing

@testable import StateContainer

@Suite struct LoginTests {
  private let entered = SessionState.initialState(nil).after(
    .login(.usernameChanged(" ada ")), .login(.passwordChanged("lovelace")))

  @Test(arguments: [
    ("", "lovelace", Problem.missingUsername), ("  ", "lovelace", .missingUsername),
    ("ada", "", .missingPassword),
  ])
  func whatIsMissingIsToldWithoutARequest(
    username: String, password: String, problem: Problem
  ) {
    var login = Login(username: username, password: password)
    #expect(login.handle(.submitted).isEmpty)
    #expect(login.attempt == .failed(problem))
  }

  @Test func aLoginIsAskedForOnceWithoutTheBlanksAroundTheUsername() {
    var state = entered
    #expect(
      state.handle(.login(.submitted)) == [.signIn(username: "ada", password: "lovelace")])
    #expect(state.handle(.login(.submitted)).isEmpty)
  }

  @Test(arguments: [
    (ServerError.wrongCredentials, "", Problem.wrongCredentials),
    (.noConnection, "lovelace", .noConnection),
    (.refused, "lovelace", .somethingWentWrong),
  ])
  func aRefusalIsToldAndOnlyWrongCredentialsClearThePassword(
    error: ServerError, password: String, problem: Problem
  ) {
    var login = Login(username: "ada", password: "lovelace", attempt: .busy)
    _ = login.handle(.signedIn(.failure(error)))
    #expect(login.password == password)
    #expect(login.attempt == .failed(problem))
  }

  @Test func whoSignsInIsRememberedAndSeesWhatTheyWantedToSeeBefore() {
    var state = entered
    _ = state.handle(.conversationWanted(id: "1"))
    _ = state.handle(.login(.submitted))
    #expect(state.handle(.login(.signedIn(.success(.ada)))) == [.save(.ada)])
    #expect(
      state.phase
        == .signedIn(
          SessionState.SignedIn(session: .ada, link: .up, wantedConversation: Signal("1"))))
  }

  @Test func aSessionThatNobodyHasAskedForIsNone() {
    var state = entered
    #expect(state.handle(.login(.signedIn(.success(.ada)))).isEmpty)
    #expect(state == entered)
  }
}
