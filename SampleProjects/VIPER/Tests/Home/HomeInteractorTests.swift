import Testing

@testable import VIPER

@Suite @MainActor
struct HomeInteractorTests {
  private let sessions = InMemorySessionStore()
  private let output = HomeInteractorOutputSpy()
  private let interactor: HomeInteractor

  init() {
    interactor = HomeInteractor(sessions: sessions)
    interactor.output = output
  }

  @Test func tellsThePresenterTheNameAndNoMore() {
    sessions.current = Session(user: User(name: "Ada"), token: "t")
    interactor.loadProfile()
    #expect(output.calls == ["loaded Ada"])
  }

  @Test func hasNothingToTellWithoutASession() {
    interactor.loadProfile()
    #expect(output.calls.isEmpty)
  }

  @Test func signingOutForgetsTheSession() {
    sessions.current = Session(user: User(name: "Ada"), token: "t")
    interactor.signOut()
    #expect(sessions.current == nil)
    #expect(output.calls == ["signed out"])
  }
}
