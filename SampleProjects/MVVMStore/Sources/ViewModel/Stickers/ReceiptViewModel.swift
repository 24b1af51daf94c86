import MessengerTexts
import Observation

@Observable @MainActor
final class ReceiptViewModel: ScreenViewModel {
  private let store: Store<ReceiptState>
  private let words: TextsViewModel

  init(store: Store<ReceiptState>, words: TextsViewModel) {
    self.store = store
    self.words = words
  }

  var texts: Texts { words.texts }
  var number: String { texts[.receiptNumber, "\(receipt.number)"] }
  var amount: String { receipt.amount.asDollars }
  var card: String { texts[.cardEnding, receipt.cardEnding] }

  func done() {
    store.send(.doneTapped)
  }

  private var receipt: Receipt { store.state.receipt }
}
