import MessengerTexts
import Observation

@Observable @MainActor
final class NewContactViewModel {
  private let store: AppStore

  init(store: AppStore) {
    self.store = store
  }

  var texts: Texts { store.state.texts }
  var isBusy: Bool { state.attempt.isBusy }
  var errorText: String? { texts[state.attempt.problem] }

  var name: String {
    get { state.name }
    set { send(.nameChanged(newValue)) }
  }

  var handle: String {
    get { state.handle }
    set { send(.handleChanged(newValue)) }
  }

  func save() {
    send(.saveTapped)
  }

  private var state: NewContactState {
    if case .newContact(let state) = store.state.contacts.screen { state } else { .init() }
  }

  private func send(_ event: ContactsEvent) {
    store.send(.contacts(event))
  }
}
