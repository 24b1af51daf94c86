import Testing

@testable import StateContainer

@Suite struct StickersStateTests {
  private let receipt = Receipt(number: 1, pack: "cats", amount: 199, cardEnding: "4242")
  private let card = "4242 4242 4242 4242"

  private var purchase: StickersState {
    .initialState(keys: KeySequence(seed: "key"))
      .after(
        .appeared, .packsReplied(.success([.cats])), .chosen("cats"), .cardChanged(card))
  }

  private func buy(_ key: String, visit: Int = 1) -> StickersEffect {
    .buy(pack: "cats", key: key, card: "4242424242424242", visit: visit)
  }

  @Test(arguments: ["", "4242", "4242 4242 4242 424x", "4242 4242 4242 4242 4"])
  func aCardWithoutSixteenDigitsIsToldWithoutARequest(card: String) {
    var state = purchase
    _ = state.handle(.cardChanged(card))
    #expect(state.handle(.buyTapped).isEmpty)
    #expect(state.page?.purchase?.attempt == .failed(.incompleteCard))
  }

  @Test func aPackIsBoughtOnce() {
    var state = purchase
    #expect(state.handle(.buyTapped) == [buy("key-1")])
    #expect(state.handle(.buyTapped).isEmpty)
  }

  @Test func withoutAnAnswerTheSameKeyIsUsedAgainAlsoOnTheNextVisit() {
    var state = purchase
    _ = state.handle(.buyTapped)
    _ = state.handle(.bought("cats", visit: 1, .failure(.noConnection)))
    #expect(state.handle(.buyTapped) == [buy("key-1")])
    _ = state.handle(.wentBack)
    _ = state.handle(.chosen("cats"))
    _ = state.handle(.cardChanged(card))
    #expect(state.handle(.buyTapped) == [buy("key-1", visit: 2)])
  }

  @Test func afterARefusalTheNextAttemptHasAnotherKey() {
    var state = purchase
    _ = state.handle(.buyTapped)
    _ = state.handle(.bought("cats", visit: 1, .failure(.cardDeclined)))
    #expect(state.page?.purchase?.attempt == .failed(.cardDeclined))
    #expect(state.handle(.buyTapped) == [buy("key-2")])
  }

  @Test func whatIsBoughtIsOwnedAndTheReceiptTakesThePlaceOfThePurchase() {
    var state = purchase
    _ = state.handle(.buyTapped)
    _ = state.handle(.bought("cats", visit: 1, .success(receipt)))
    #expect(state.packs.value?.map(\.isOwned) == [true])
    #expect(state.page == .receipt(receipt, visit: 2))
  }

  @Test func whoHasLeftThePurchaseIsNotLedToTheReceipt() {
    var state = purchase
    _ = state.handle(.buyTapped)
    _ = state.handle(.wentBack)
    _ = state.handle(.bought("cats", visit: 1, .success(receipt)))
    #expect(state.packs.value?.map(\.isOwned) == [true])
    #expect(state.page == nil)
  }

  @Test func aPackThatIsOwnedIsNotForSale() {
    var owned = StickerPack.cats
    owned.isOwned = true
    let state = StickersState.initialState(keys: KeySequence(seed: "key"))
      .after(.appeared, .packsReplied(.success([owned])), .chosen("cats"))
    #expect(state.page == nil)
  }
}

extension StickersState.Page {
  fileprivate var purchase: PurchasePage? {
    if case .purchase(let page) = self { page } else { nil }
  }
}
