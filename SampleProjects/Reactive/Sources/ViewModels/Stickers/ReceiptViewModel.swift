import MessengerTexts

/// The proof of a purchase, as the screen shows it.
@MainActor
struct ReceiptViewModel {
  let number: String
  let amount: String
  let card: String
  let done: Signal<Void>

  init(done: Signal<Void>, receipt: Receipt, texts: Texts) {
    number = texts[.receiptNumber, "\(receipt.number)"]
    amount = receipt.amount.asDollars
    card = texts[.cardEnding, receipt.cardEnding]
    self.done = done
  }
}
