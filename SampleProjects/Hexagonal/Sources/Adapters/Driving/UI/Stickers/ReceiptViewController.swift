import MessengerTexts
import ScreenKit

/// Says that a purchase has succeeded.
final class ReceiptViewController: ViewController {
  var onDone: (() -> Void)?

  private let receipt: Receipt
  private let texts: Texts

  init(_ receipt: Receipt, texts: Texts) {
    self.receipt = receipt
    self.texts = texts
    super.init()
    title = texts[.thankYou]
  }

  override func loadView() {
    let doneButton = Button(texts[.done], identifier: "receipt.done")
    doneButton.addTarget(
      self, action: ReceiptViewController.didTapDone, for: .primaryActionTriggered)
    view = StackView(arrangedSubviews: [
      Label(texts[.receiptNumber, "\(receipt.number)"], identifier: "receipt.number"),
      Label(receipt.amount.asDollars, identifier: "receipt.amount"),
      Label(texts[.cardEnding, receipt.cardEnding], identifier: "receipt.card"),
      doneButton,
    ])
  }

  private func didTapDone() {
    onDone?()
  }
}
