import MessengerTexts
import Observation

@Observable @MainActor
final class PurchaseViewModel {
  private let state: PurchaseState
  private let store: AppStore

  init(_ state: PurchaseState, store: AppStore) {
    self.state = state
    self.store = store
  }

  var texts: Texts { store.state.texts }
  var title: String { state.pack.name }
  var price: String { state.pack.price.asDollars }
  var isAllowed: Bool { state.isAllowed }
  var isBusy: Bool { state.attempt.isBusy }
  var errorText: String? { texts[state.attempt.problem] }

  var card: String {
    get { state.card }
    set { store.send(.stickers(.cardChanged(newValue))) }
  }

  func buy() {
    store.send(.stickers(.buyTapped(key: Key.new())))
  }
}
