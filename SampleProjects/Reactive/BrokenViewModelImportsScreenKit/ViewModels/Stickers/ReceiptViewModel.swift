import MessengerTexts
import ScreenKit

/// The proof of a purchase, as the screen shows it.
@MainActor
struct ReceiptViewModel {
  let labels: [Label]
  let done: Signal<Void>

  init(done: Signal<Void>, receipt: Receipt, texts: Texts) {
    labels = [
      Label(texts[.receiptNumber, "\(receipt.number)"], identifier: "receipt.number"),
      Label(receipt.amount.asDollars, identifier: "receipt.amount"),
      Label(texts[.cardEnding, receipt.cardEnding], identifier: "receipt.card"),
    ]
    self.done = done
  }
}
