import Testing

@testable import MVVM

@Suite
struct SessionTests {
  @Test func onlyGuestsCannotBuy() {
    #expect(Session.ada.canBuy)
    #expect(!Session.guest.canBuy)
  }
}
