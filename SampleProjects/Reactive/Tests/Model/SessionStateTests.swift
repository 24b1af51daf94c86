import Testing

@testable import Reactive

@Suite("Session state")
struct SessionStateTests {
  @Test func hasToBeResumedOnEachConnection() {
    var state = SessionState(session: ada)
    #expect(state.tokenToResume == nil)
    state.apply(.connection(.online))
    #expect(state.tokenToResume == "token")
    state.apply(.began(ada))
    #expect(state.tokenToResume == nil)
    #expect(state.isReady)
    state.apply(.connection(.offline))
    state.apply(.connection(.online))
    #expect(state.access == .waiting)
  }

  @Test func isClosedWithoutAConnection() {
    var state = SessionState(session: ada)
    state.apply(.connection(.offline))
    #expect(state.access == .closed(.noConnection))
  }

  @Test func tellsWhyItHasEndedUntilTheNextOneBegins() {
    var state = SessionState(session: ada)
    state.apply(.ended(.expired))
    #expect(state.session == nil)
    #expect(state.end == .expired)
    state.apply(.began(ada))
    #expect(state.end == nil)
  }

  @Test func expiresOnlyUnderItsOwnToken() {
    var state = SessionState(session: ada)
    state.apply(.expired(token: "older"))
    #expect(state.session == ada)
    state.apply(.expired(token: "token"))
    #expect(state.session == nil)
    #expect(state.end == .expired)
  }

  @Test func endsOnlyOnce() {
    var state = SessionState(session: ada)
    state.apply(.ended(.signedOut))
    state.apply(.ended(.expired))
    #expect(state.end == .signedOut)
  }
}
