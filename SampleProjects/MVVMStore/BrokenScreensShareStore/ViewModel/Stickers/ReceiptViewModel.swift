import MessengerTexts
import Observation

@Observable @MainActor
final class ReceiptViewModel: ScreenViewModel {
  private let receipt: Receipt
  private let store: Store<StickersState>
  private let words: TextsViewModel

  init(_ receipt: Receipt, store: Store<StickersState>, words: TextsViewModel) {
    self.receipt = receipt
    self.store = store
    self.words = words
  }

  var texts: Texts { words.texts }
  var number: String { texts[.receiptNumber, "\(receipt.number)"] }
  var amount: String { receipt.amount.asDollars }
  var card: String { texts[.cardEnding, receipt.cardEnding] }

  func done() {
    store.send(.finished)
  }
}
