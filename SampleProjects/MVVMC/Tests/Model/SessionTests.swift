import Testing

@testable import MVVMC

@Suite
struct SessionTests {
  @Test func onlyGuestsCannotBuy() {
    #expect(Session.ada.canBuy)
    #expect(!Session.guest.canBuy)
  }
}
