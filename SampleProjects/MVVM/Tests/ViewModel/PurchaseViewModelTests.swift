import Testing

@testable import MVVM

@Suite @MainActor
struct PurchaseViewModelTests {
  private let stickers = FakeStickersService()
  private let sessions = FakeSessionService(.ada)
  private let viewModel: PurchaseViewModel

  init() {
    viewModel = PurchaseViewModel(
      pack: StickerPack(id: "cats", name: "Cats", price: 199, isOwned: false), sessions: sessions,
      stickers: stickers, preferences: PreferencesService())
    viewModel.card = "4242 4242 4242 4242"
  }

  @Test func givesAReceipt() async {
    await viewModel.buy()
    #expect(viewModel.receipt?.number == "Receipt 7")
    #expect(viewModel.receipt?.amount == "$1.99")
    #expect(viewModel.receipt?.card == "Card ending in 4242")
  }

  @Test func doesNotBuyWithHalfACard() async {
    viewModel.card = "4242"
    await viewModel.buy()
    #expect(viewModel.errorText == "Enter the 16 digits of your card.")
    #expect(stickers.cards.isEmpty)
  }

  @Test func theCardStaysWhenItIsDeclined() async {
    stickers.error = .cardDeclined
    await viewModel.buy()
    #expect(viewModel.errorText == "Your card was declined.")
    #expect(viewModel.card == "4242 4242 4242 4242")
    #expect(viewModel.receipt == nil)
  }

  @Test func guestsMayOnlyLook() {
    #expect(viewModel.isAllowed)
    sessions.session = .guest
    #expect(!viewModel.isAllowed)
  }

  @Test(arguments: [(0, "$0.00"), (5, "$0.05"), (199, "$1.99"), (12_300, "$123.00")])
  func pricesHaveTwoDecimals(cents: Int, text: String) {
    #expect("\(Price(cents: cents))" == text)
  }
}
