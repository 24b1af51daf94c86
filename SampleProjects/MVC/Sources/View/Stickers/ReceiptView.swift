import MessengerTexts
import ScreenKit

/// Shows the proof of a purchase.
final class ReceiptView: View {
  var onDone: (() -> Void)?

  init(number: String, amount: String, card: String, texts: Texts) {
    super.init()
    let done = Button(texts[.done], identifier: "receipt.done")
    addSubview(Label(number, identifier: "receipt.number"))
    addSubview(Label(amount, identifier: "receipt.amount"))
    addSubview(Label(card, identifier: "receipt.card"))
    addSubview(done)
    done.addAction({ [weak self] in self?.onDone?() }, for: .primaryActionTriggered)
  }
}
