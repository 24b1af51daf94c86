import MessengerTexts
import Observation

@Observable @MainActor
final class PurchaseViewModel: ScreenViewModel {
  private let store: Store<PurchaseState>
  private let words: TextsViewModel

  init(store: Store<PurchaseState>, words: TextsViewModel) {
    self.store = store
    self.words = words
  }

  var texts: Texts { words.texts }
  var title: String { store.state.pack.name }
  var price: String { store.state.pack.price.asDollars }

  /// What is said to who cannot buy; `nil` to who can.
  var notAllowedText: String? { store.state.isAllowed ? nil : texts[.guestsCannotBuy] }

  var isBusy: Bool { store.state.attempt.isBusy }
  var errorText: String? { texts[store.state.attempt.problem] }

  var card: String {
    get { store.state.card }
    set { store.send(.cardChanged(newValue)) }
  }

  func buy() {
    store.send(.buyTapped)
  }
}
