import Testing

@testable import CleanSwiftUI

@Suite("The stickers interactor") @MainActor
struct StickersInteractorTests {
  private let business: Business
  private let purchase = ScreenState<Done>()

  init() throws {
    business = try Business()
    business.appState.userData.stickerPacks = .loaded([.cats])
  }

  private func buy(card: String = "4242 4242 4242 4242") async {
    await business.stickers.buy("cats", card: card, in: purchase.subject)
  }

  @Test("leaves the packs in the state, where the list and the purchase find them")
  func loads() async {
    business.appState.userData.stickerPacks = .notRequested
    await business.stickers.load()
    #expect(business.appState.userData.stickerPacks == .loaded([.cats]))
  }

  @Test("sends the digits of the card alone, and goes to the receipt")
  func buys() async {
    business.appState.routing.stickersPath = [.purchase("cats")]
    await buy()
    #expect(business.web.requests == ["buy cats new-1 4242424242424242"])
    #expect(purchase.value == .loaded(Done()))
    #expect(business.appState.routing.stickersPath == [.confirmation(1)])
    #expect(business.appState.userData.receipts[1]?.cardEnding == "4242")
    #expect(business.appState.userData.stickerPacks.value?.map(\.isOwned) == [true])
  }

  @Test("sells nothing twice, nor what it does not know")
  func notForSale() async {
    await buy()
    await buy()
    #expect(purchase.value == .failed(.packNotForSale))
    business.appState.userData.stickerPacks = .notRequested
    await buy()
    #expect(purchase.value == .failed(.packNotForSale))
    #expect(business.web.requests.count == 1)
  }

  @Test("leads nobody to a receipt who has left the purchase meanwhile")
  func buysLate() async {
    await buy()
    #expect(purchase.value == .loaded(Done()))
    #expect(business.appState.routing.stickersPath == [])
  }

  @Test("sells nothing to a guest")
  func guest() async {
    business.appState.userData.session = .guest
    await buy()
    #expect(purchase.value == .failed(.guestsCannotBuy))
    #expect(business.web.requests == [])
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
