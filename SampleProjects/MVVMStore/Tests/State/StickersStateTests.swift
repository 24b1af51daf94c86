import Testing

@testable import MVVMStore

@Suite("The stickers' state")
struct StickersStateTests {
  private var state = StickersState(account: Session.ada.account)
  private let receipt = Receipt(number: 1, amount: 199, cardEnding: "4242")

  init() {
    _ = state.handle(.loaded(.success([.cats])))
    _ = state.handle(.packTapped(id: "cats"))
  }

  @Test("pays under one key until the server has said yes or no")
  mutating func key() throws {
    _ = state.handle(.cardChanged("4242424242424242"))
    let card = try CardNumber("4242424242424242")
    #expect(
      state.handle(.buyTapped(key: "a")) == [.purchase(pack: "cats", key: "a", card)])
    #expect(state.handle(.buyTapped(key: "b")).isEmpty)
    _ = state.handle(.bought(pack: "cats", .failure(.noConnection)))
    #expect(
      state.handle(.buyTapped(key: "b")) == [.purchase(pack: "cats", key: "a", card)])
    _ = state.handle(.bought(pack: "cats", .failure(.cardDeclined)))
    #expect(
      state.handle(.buyTapped(key: "b")) == [.purchase(pack: "cats", key: "b", card)])
  }

  @Test("shows the receipt in the place of the purchase, and the pack as owned")
  mutating func bought() {
    _ = state.handle(.bought(pack: "cats", .success(receipt)))
    #expect(state.screen == .receipt(receipt))
    #expect(state.packs.value?.map(\.isOwned) == [true])
  }

  @Test("gives no receipt to who has gone on, but the pack")
  mutating func boughtLate() {
    _ = state.handle(.wentBack)
    _ = state.handle(.bought(pack: "cats", .success(receipt)))
    #expect(state.screen == nil)
    #expect(state.packs.value?.map(\.isOwned) == [true])
  }

  @Test("sells nothing that is owned, and nothing to guests")
  mutating func notForSale() throws {
    _ = state.handle(.bought(pack: "cats", .success(receipt)))
    _ = state.handle(.doneTapped)
    _ = state.handle(.packTapped(id: "cats"))
    #expect(state.screen == nil)

    var purchase = PurchaseState(pack: .cats, isAllowed: false)
    purchase.card = "4242424242424242"
    #expect(purchase.startBuying() == nil)
  }

  @Test("loads whenever the list comes onto the screen, and not behind another one")
  mutating func appearing() {
    #expect(state.appear().isEmpty)
    #expect(state.handle(.wentBack) == [.load])
    #expect(state.appear() == [.load])
  }
}
