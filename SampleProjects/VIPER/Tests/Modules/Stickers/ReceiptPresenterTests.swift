import MessengerTexts
import Testing

@testable import VIPER

@Suite("What the receipt says") @MainActor
struct ReceiptPresenterTests {
  @Test("is what was paid, until it is done with")
  func receipt() {
    let view = ReceiptViewSpy()
    let wireframe = ReceiptWireframeSpy()
    let presenter = ReceiptPresenter(
      number: 7, cents: 205, cardEnding: "4242", wireframe: wireframe, texts: Texts(in: .english))
    presenter.view = view
    presenter.viewDidLoad()
    #expect(view.texts == ["Receipt 7", "$2.05", "Card ending in 4242"])
    #expect(wireframe.closeCount == 0)
    presenter.didTapDone()
    #expect(wireframe.closeCount == 1)
  }
}

@MainActor
private final class ReceiptViewSpy: ReceiptViewInterface {
  private(set) var texts: [String] = []

  func show(number: String, amount: String, card: String) { texts = [number, amount, card] }
}

@MainActor
private final class ReceiptWireframeSpy: ReceiptWireframe {
  private(set) var closeCount = 0

  func close() { closeCount += 1 }
}
