import MessengerTexts

/// The proof of a purchase, as the screen shows it.
@MainActor
struct ReceiptViewModel {
  let number: Observable<String>
  let amount: String
  let card: Observable<String>
  let done: Observable<Void>

  init(done: Observable<Void>, receipt: Receipt, texts: Observable<Texts>) {
    number = texts.map { $0[.receiptNumber, "\(receipt.number)"] }
    amount = receipt.amount.asDollars
    card = texts.map { $0[.cardEnding, receipt.cardEnding] }
    self.done = done
  }
}
