import MessengerTexts
import Observation

@Observable @MainActor
final class NewGroupViewModel {
  private let store: AppStore

  init(store: AppStore) {
    self.store = store
  }

  var texts: Texts { store.state.texts }
  var isBusy: Bool { state.attempt.isBusy }
  var canCreate: Bool { state.canCreate }
  var errorText: String? { texts[state.attempt.problem] }

  var name: String {
    get { state.name }
    set { send(.nameChanged(newValue)) }
  }

  /// Those who can be chosen.
  var rows: [NewGroupRow] {
    (store.state.contacts.all.value ?? []).enumerated().map {
      NewGroupRow($1, isChosen: state.chosen.contains($1.handle), position: $0)
    }
  }

  func choose(_ id: NewGroupRow.ID) {
    send(.contactTapped(handle: id))
  }

  func create() {
    send(.createTapped)
  }

  private var state: NewGroupState {
    if case .newGroup(let state) = store.state.chats.screen { state } else { .init() }
  }

  private func send(_ event: ChatsEvent) {
    store.send(.chats(event))
  }
}

/// A contact that can be chosen for a group.
struct NewGroupRow: Identifiable, Equatable {
  /// The contact's handle.
  let id: String

  /// What the row is named for tests and assistive technologies.
  let identifier: String
  let name: String
  let isChosen: Bool

  init(_ contact: Contact, isChosen: Bool, position: Int) {
    id = contact.handle
    identifier = "newGroup.\(position)"
    name = contact.name
    self.isChosen = isChosen
  }
}
