import Testing

@testable import VIPER

@Suite @MainActor
struct LoginInteractorTests {
  private let authentication = AuthenticationServiceFake()
  private let sessions = InMemorySessionStore()
  private let output = LoginInteractorOutputSpy()
  private let interactor: LoginInteractor

  init() {
    interactor = LoginInteractor(authentication: authentication, sessions: sessions)
    interactor.output = output
  }

  @Test func remembersTheSession() async {
    let session = Session(user: User(name: "Ada"), token: "t")
    authentication.result = .success(session)
    interactor.signIn(username: " ada ", password: "secret")
    await interactor.attempt?.value

    #expect(authentication.usernames == ["ada"])
    #expect(sessions.current == session)
    #expect(output.calls == ["signed in"])
  }

  @Test func emptyFieldsNeverReachTheService() {
    interactor.signIn(username: " ", password: "secret")
    interactor.signIn(username: "ada", password: "")
    #expect(output.calls == ["failed: missingUsername", "failed: missingPassword"])
    #expect(interactor.attempt == nil)
  }

  @Test func aRefusalLeavesNoSession() async {
    authentication.result = .failure(.wrongCredentials)
    interactor.signIn(username: "ada", password: "wrong")
    await interactor.attempt?.value
    #expect(output.calls == ["failed: wrongCredentials"])
    #expect(sessions.current == nil)
  }
}
