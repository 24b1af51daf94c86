import Testing

@testable import CleanSwiftUI

@Suite("The stickers interactor") @MainActor
struct StickersInteractorTests {
  private let business: Business
  private let purchase = ScreenState<Receipt>()

  init() throws {
    business = try Business()
  }

  private func buy(card: String = "4242 4242 4242 4242") async {
    await business.interactors.stickers.buy("cats", card: card, in: purchase.subject)
  }

  @Test("leaves the packs with the screen that asks, and nothing in the state")
  func loads() async {
    let packs = ScreenState<[StickerPack]>()
    await business.interactors.stickers.load(in: packs.subject)
    #expect(packs.value == .loaded([.cats]))
  }

  @Test("sends the digits of the card alone")
  func buys() async {
    await buy()
    #expect(business.web.requests == ["buy cats new-1 4242424242424242"])
    #expect(purchase.value.value?.cardEnding == "4242")
  }

  @Test(
    "tells without a request that it is no card",
    arguments: ["", "4242", "4242-4242-4242-42", "٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢", "42424242424242424"])
  func noCard(card: String) async {
    await buy(card: card)
    #expect(purchase.value == .failed(.invalidCard))
    #expect(business.web.requests == [])
  }

  @Test("pays under one key until the server has said yes or no")
  func keys() async {
    business.web.problem = .noConnection
    await buy()
    business.web.problem = .cardDeclined
    await buy()
    business.web.problem = nil
    await buy()
    let keys = business.web.requests.map { $0.split(separator: " ")[2] }
    #expect(keys == ["new-1", "new-1", "new-2"])
  }
}
