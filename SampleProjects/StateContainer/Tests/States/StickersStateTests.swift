import Testing

@testable import StateContainer

@Suite struct StickersStateTests {
  private static let guest = Account(name: "Guest", handle: "guest", isGuest: true)
  private static let receipt = Receipt(number: 1, pack: "cats", amount: 199, cardEnding: "4242")
  private static let card = "4242 4242 4242 4242"

  /// Stickers of which one is about to be bought, on the first visit.
  private static func purchase(_ events: StickersEvent...) -> StickersState {
    var state = StickersState.initialState(.ada, keys: KeySequence(seed: "key"))
      .after(.appeared, .packsReplied(.success([.cats])), .chosen("cats"), .cardChanged(card))
    for event in events { _ = state.handle(event) }
    return state
  }

  private static func bought(_ result: Result<Receipt, ServerError>) -> StickersEvent {
    .bought("cats", visit: 1, result)
  }

  private static func buy(_ key: String, visit: Int = 1) -> StickersEffect {
    .buy(pack: "cats", key: key, card: "4242424242424242", visit: visit)
  }

  @Test(
    arguments: [
      (purchase(), .busy, [buy("key-1")]),
      (purchase(.cardChanged("")), .failed(.incompleteCard), []),
      (purchase(.cardChanged("4242")), .failed(.incompleteCard), []),
      (purchase(.cardChanged("4242 4242 4242 424x")), .failed(.incompleteCard), []),
      (purchase(.cardChanged("4242 4242 4242 4242 4")), .failed(.incompleteCard), []),
      (purchase(.buyTapped), .busy, []),
      // As long as nobody knows whether it is bought, it is the same purchase.
      (purchase(.buyTapped, bought(.failure(.noConnection))), .busy, [buy("key-1")]),
      (
        purchase(
          .buyTapped, bought(.failure(.noConnection)), .wentBack, .chosen("cats"),
          .cardChanged(card)), .busy, [buy("key-1", visit: 2)]
      ),
      (purchase(.buyTapped, bought(.failure(.cardDeclined))), .busy, [buy("key-2")]),
      (purchase(.accountChanged(guest)), .idle, []),
    ] as [(StickersState, Attempt, [StickersEffect])])
  func aPackIsBoughtOnceByWhoMayBuyWithACardOfSixteenDigits(
    before: StickersState, attempt: Attempt, effects: [StickersEffect]
  ) {
    var state = before
    #expect(state.handle(.buyTapped) == effects)
    #expect(state.page?.purchase?.attempt == attempt)
  }

  @Test(
    arguments: [
      (purchase(.buyTapped), .failure(.cardDeclined), .failed(.cardDeclined)),
      (purchase(.buyTapped), .failure(.refused), .failed(.somethingWentWrong)),
      (purchase(.buyTapped, .wentBack, .chosen("cats")), .failure(.cardDeclined), .idle),
      (purchase(.buyTapped, .wentBack), .failure(.cardDeclined), nil),
      // Nobody has asked.
      (purchase(), .failure(.cardDeclined), .idle),
      (purchase(), .success(receipt), .idle),
    ] as [(StickersState, Result<Receipt, ServerError>, Attempt?)])
  func aRefusalIsToldOnTheVisitThatHasAsked(
    before: StickersState, result: Result<Receipt, ServerError>, attempt: Attempt?
  ) {
    #expect(before.after(Self.bought(result)).page?.purchase?.attempt == attempt)
  }

  @Test(
    arguments: [
      (purchase(.buyTapped), .receipt(receipt, visit: 2)), (purchase(.buyTapped, .wentBack), nil),
    ] as [(StickersState, StickersState.Page?)])
  func whatIsBoughtIsOwnedAndTheReceiptTakesThePlaceOfThePurchase(
    before: StickersState, page: StickersState.Page?
  ) {
    let state = before.after(Self.bought(.success(Self.receipt)))
    #expect(state.packs.value?.map(\.isOwned) == [true])
    #expect(state.page == page)
  }

  @Test(arguments: [(Account.ada, true), (guest, false)])
  func guestsMayNotBuy(account: Account, mayBuy: Bool) {
    let state = StickersState.initialState(account, keys: KeySequence(seed: "key"))
    #expect(state.mayBuy == mayBuy)
  }

  @Test func aPackThatIsOwnedIsNotForSale() {
    var owned = StickerPack.cats
    owned.isOwned = true
    let state = StickersState.initialState(.ada, keys: KeySequence(seed: "key"))
      .after(.appeared, .packsReplied(.success([owned])), .chosen("cats"))
    #expect(state.page == nil)
  }
}

extension StickersState.Page {
  fileprivate var purchase: PurchasePage? {
    if case .purchase(let page) = self { page } else { nil }
  }
}
