import MessengerTexts
import Observation

@Observable @MainActor
final class NewGroupViewModel: ScreenViewModel {
  private let store: Store<NewGroupState>
  private let words: TextsViewModel

  init(store: Store<NewGroupState>, words: TextsViewModel) {
    self.store = store
    self.words = words
    store.send(.started)
  }

  var texts: Texts { words.texts }
  var isBusy: Bool { store.state.attempt.isBusy }
  var canCreate: Bool { store.state.canCreate }
  var errorText: String? { texts[store.state.attempt.problem] }

  var name: String {
    get { store.state.name }
    set { store.send(.nameChanged(newValue)) }
  }

  /// Those who can be chosen.
  var rows: [NewGroupRow] {
    (store.state.contacts.value ?? []).enumerated().map {
      NewGroupRow($1, isChosen: store.state.chosen.contains($1.handle), position: $0)
    }
  }

  var status: ListStatus {
    ListStatus(store.state.contacts, ifEmpty: texts[.noContacts], texts: texts)
  }

  func reload() {
    store.send(.reloadTapped)
  }

  func choose(_ id: NewGroupRow.ID) {
    store.send(.contactTapped(handle: id))
  }

  func create() {
    store.send(.createTapped)
  }
}
