import MessengerTexts
import Observation

/// A contact as its screen shows it.
@Observable @MainActor
final class ContactViewModel {
  private let state: ContactState
  private let store: AppStore

  init(_ state: ContactState, store: AppStore) {
    self.state = state
    self.store = store
  }

  var texts: Texts { store.state.texts }
  var name: String { state.contact.name }
  var handle: String { "@\(state.contact.handle)" }
  var errorText: String? { texts[state.attempt.problem] }
  var question: String { texts[.deleteTitle, name] }

  var isAsking: Bool {
    get { state.isAskingToDelete }
    set { send(newValue ? .deleteTapped : .deleteCancelled) }
  }

  func writeMessage() {
    send(.messageTapped)
  }

  func delete() {
    send(.deleteConfirmed)
  }

  private func send(_ event: ContactsEvent) {
    store.send(.contacts(event))
  }
}
