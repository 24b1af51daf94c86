import MessengerTexts
import Observation

@Observable @MainActor
final class ReceiptViewModel {
  let receipt: Receipt
  private let store: AppStore

  init(_ receipt: Receipt, store: AppStore) {
    self.receipt = receipt
    self.store = store
  }

  var texts: Texts { store.state.texts }

  func done() {
    store.send(.stickers(.doneTapped))
  }
}
