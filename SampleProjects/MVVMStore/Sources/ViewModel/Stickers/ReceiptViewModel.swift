import MessengerTexts
import Observation

@Observable @MainActor
final class ReceiptViewModel {
  private let receipt: Receipt
  private let store: AppStore

  init(_ receipt: Receipt, store: AppStore) {
    self.receipt = receipt
    self.store = store
  }

  var texts: Texts { store.state.texts }
  var number: String { texts[.receiptNumber, "\(receipt.number)"] }
  var amount: String { receipt.amount.asDollars }
  var card: String { texts[.cardEnding, receipt.cardEnding] }

  func done() {
    store.send(.stickers(.doneTapped))
  }
}
