import MessengerTexts
import Observation

@Observable @MainActor
final class NewContactViewModel: ScreenViewModel {
  private let store: Store<NewContactState>
  private let words: TextsViewModel

  init(store: Store<NewContactState>, words: TextsViewModel) {
    self.store = store
    self.words = words
  }

  var texts: Texts { words.texts }
  var isBusy: Bool { store.state.attempt.isBusy }
  var errorText: String? { texts[store.state.attempt.problem] }

  var name: String {
    get { store.state.name }
    set { store.send(.nameChanged(newValue)) }
  }

  var handle: String {
    get { store.state.handle }
    set { store.send(.handleChanged(newValue)) }
  }

  func save() {
    store.send(.saveTapped)
  }
}
