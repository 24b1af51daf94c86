import MessengerTexts
import Testing

@testable import MVP

@Suite("The presenter of a receipt") @MainActor
struct ReceiptPresenterTests {
  private let navigation = FakeNavigation()
  private let view = FakeView()

  @Test("says what was paid, and leads back to the stickers")
  func shows() {
    let presenter = ReceiptPresenter(
      receipt: Receipt(number: 7, amount: 199, cardEnding: "4242"), navigation: navigation,
      texts: Texts(in: .english))
    presenter.view = view
    presenter.viewDidLoad()
    presenter.done()

    #expect(
      view.labels
        == ReceiptLabels(
          title: "Thank you", number: "Receipt 7", amount: "$1.99", card: "Card ending in 4242",
          done: "Done"))
    #expect(navigation.steps == ["stickers"])
  }
}

private final class FakeView: ReceiptViewInterface {
  private(set) var labels: ReceiptLabels?

  func showReceipt(_ labels: ReceiptLabels) { self.labels = labels }
}
