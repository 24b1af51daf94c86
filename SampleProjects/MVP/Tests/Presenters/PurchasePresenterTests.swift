import MessengerHost
import MessengerTexts
import Testing

@testable import MVP

@Suite("The presenter of a purchase") @MainActor
struct PurchasePresenterTests {
  private let stickers = FakeStickers()
  private let navigation = FakeNavigation()
  private let view = FakeView()

  @Test("leaves out the blanks in the card's number, and leads to the receipt")
  func buys() async {
    let presenter = makePresenter()
    presenter.buy(card: " 4242 4242 4242 4242")
    await MainActor.settle()

    #expect(stickers.cards == ["4242424242424242"])
    #expect(navigation.steps == ["receipt 1"])
  }

  @Test(
    "asks nobody about what is no card",
    arguments: ["", "4242", "42424242424242424", "424242424242424x", "٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢"])
  func invalid(card: String) async {
    let presenter = makePresenter()
    presenter.buy(card: card)
    await MainActor.settle()

    #expect(view.error == "Enter the 16 digits of your card.")
    #expect(stickers.cards.isEmpty)
  }

  @Test("says that the card was declined")
  func declined() async {
    let presenter = makePresenter()
    stickers.failure = .cardDeclined
    presenter.buy(card: "4242424242424242")
    await MainActor.settle()

    #expect(view.error == "Your card was declined.")
    #expect(navigation.steps.isEmpty)
  }

  @Test("says what the pack costs")
  func labels() {
    _ = makePresenter()

    #expect(
      view.labels
        == PurchaseLabels(title: "Cats", price: "$1.99", card: "Card number", buy: "Buy"))
  }

  @Test("tells guests that they may not buy")
  func guests() {
    _ = makePresenter()
    #expect(view.notAllowed == nil)
    stickers.mayBuy = false
    _ = makePresenter()

    #expect(view.notAllowed == "Guests cannot buy stickers.")
  }

  private func makePresenter() -> PurchasePresenter {
    let presenter = PurchasePresenter(
      pack: .cats, stickers: stickers, navigation: navigation, texts: Texts(in: .english))
    presenter.view = view
    presenter.viewDidLoad()
    return presenter
  }
}

private final class FakeView: FakeAttemptView, PurchaseViewInterface {
  private(set) var labels: PurchaseLabels?
  private(set) var notAllowed: String?

  func showLabels(_ labels: PurchaseLabels) { self.labels = labels }
  func showNotAllowed(_ text: String) { notAllowed = text }
}
