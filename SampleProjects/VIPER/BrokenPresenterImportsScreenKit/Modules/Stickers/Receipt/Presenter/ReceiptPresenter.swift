import MessengerTexts
import ScreenKit

/// Shows a receipt, which is all there is to do: the module has no use case of its own.
@MainActor
final class ReceiptPresenter: ReceiptEventHandler {
  weak var view: (any ReceiptViewInterface)?

  private let number: Int
  private let cents: Int
  private let cardEnding: String
  private let wireframe: any ReceiptWireframe
  private let texts: Texts

  init(
    number: Int, cents: Int, cardEnding: String, wireframe: any ReceiptWireframe, texts: Texts
  ) {
    self.number = number
    self.cents = cents
    self.cardEnding = cardEnding
    self.wireframe = wireframe
    self.texts = texts
  }

  func viewDidLoad() {
    (view as? ViewController)?.title = texts[.thankYou]
    view?.show(
      number: texts[.receiptNumber, "\(number)"], amount: String(dollarsOf: cents),
      card: texts[.cardEnding, cardEnding])
  }

  func didTapDone() {
    wireframe.close()
  }
}
