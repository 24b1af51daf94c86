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
  var receipt: Receipt { store.state.receipt }

  func done() {
    store.send(.doneTapped)
  }
}
