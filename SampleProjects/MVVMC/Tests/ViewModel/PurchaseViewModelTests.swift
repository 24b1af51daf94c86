import Testing

@testable import MVVMC

@Suite @MainActor
struct PurchaseViewModelTests {
  private let stickers = FakeStickersService(.loaded([.cats, .dogs]))
  private let delegate = DelegateSpy()
  private let viewModel: PurchaseViewModel

  init() {
    viewModel = PurchaseViewModel(
      "cats", stickers: stickers, preferences: FakePreferencesService())
    viewModel.delegate = delegate
    viewModel.card = "4242 4242 4242 4242"
  }

  @Test func leadsToTheReceipt() async {
    await viewModel.buy()
    #expect(delegate.steps == ["receipt 7"])
  }

  @Test func aReceiptSaysWhatWasPaid() {
    let receipt = ReceiptViewModel(
      7, stickers: stickers, preferences: FakePreferencesService())
    receipt.delegate = delegate
    #expect(receipt.number == "Receipt 7")
    #expect(receipt.amount == "$1.99")
    #expect(receipt.card == "Card ending in 4242")
    receipt.done()
    #expect(delegate.steps == ["receipt is read"])
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
    #expect(delegate.steps == [])
  }

  @Test func guestsMayOnlyLook() {
    #expect(viewModel.notAllowedText == nil)
    stickers.canBuy = false
    #expect(!viewModel.canBuy)
    #expect(viewModel.notAllowedText == "Guests cannot buy stickers.")
  }

  @Test(arguments: ["dogs", "nothing"])
  func whatIsOwnedOrUnknownIsNotForSale(id: String) async {
    let other = PurchaseViewModel(
      id, stickers: stickers, preferences: FakePreferencesService())
    other.card = "4242 4242 4242 4242"
    #expect(!other.canBuy)
    #expect(other.notAllowedText == nil)
    await other.buy()
    #expect(stickers.cards.isEmpty)
  }

  @Test func aReceiptThatIsNotKnownSaysNothing() {
    let receipt = ReceiptViewModel(
      8, stickers: stickers, preferences: FakePreferencesService())
    #expect([receipt.number, receipt.amount, receipt.card] == ["", "", ""])
  }

  @Test(arguments: [(0, "$0.00"), (5, "$0.05"), (199, "$1.99"), (12_300, "$123.00")])
  func pricesHaveTwoDecimals(cents: Int, text: String) {
    #expect("\(Price(cents: cents))" == text)
  }
}
