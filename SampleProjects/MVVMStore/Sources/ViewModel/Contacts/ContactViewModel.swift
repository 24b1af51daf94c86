import MessengerTexts
import Observation

@Observable @MainActor
final class ContactViewModel: ScreenViewModel {
  private let store: Store<ContactState>
  private let words: TextsViewModel

  init(store: Store<ContactState>, words: TextsViewModel) {
    self.store = store
    self.words = words
  }

  var texts: Texts { words.texts }
  var name: String { store.state.contact.name }
  var handle: String { "@\(store.state.contact.handle)" }
  var errorText: String? { texts[store.state.attempt.problem] }
  var question: String { texts[.deleteTitle, name] }

  var isAsking: Bool {
    get { store.state.attempt == .asking }
    set { store.send(newValue ? .deleteTapped : .questionDismissed) }
  }

  func disappear() {
    store.send(.disappeared)
  }

  func writeMessage() {
    store.send(.messageTapped)
  }

  func delete() {
    store.send(.deleteConfirmed)
  }
}
