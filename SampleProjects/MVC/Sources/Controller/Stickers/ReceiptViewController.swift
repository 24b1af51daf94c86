import MessengerTexts
import ScreenKit

/// Shows a receipt.
final class ReceiptViewController: ViewController {
  /// Called when the user has seen it.
  var onDone: (() -> Void)?

  private let receiptView: ReceiptView

  init(_ receipt: Receipt, texts: Texts) {
    receiptView = ReceiptView(
      number: texts[.receiptNumber, String(receipt.number)], amount: receipt.amount.asDollars,
      card: texts[.cardEnding, receipt.cardEnding], texts: texts)
    super.init()
    title = texts[.thankYou]
  }

  override func loadView() {
    view = receiptView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    receiptView.onDone = { [weak self] in self?.onDone?() }
  }
}
