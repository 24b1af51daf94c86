import Testing

@testable import MVVMC

@Suite
struct LoadableTests {
  @Test func whatIsLoadedStaysWhenLoadingAnewFails() {
    var value = Loadable.loaded(1)
    value.start()
    value.fail()
    #expect(value == .loaded(1))
  }

  @Test func aFirstAttemptThatFailsCanBeMadeAgain() {
    var value = Loadable<Int>(remembered: nil)
    value.fail()
    #expect(value == .failed)
    value.start()
    #expect(value == .loading)
  }

  @Test func whatIsRememberedIsLoaded() {
    #expect(Loadable(remembered: 1) == .loaded(1))
  }
}
