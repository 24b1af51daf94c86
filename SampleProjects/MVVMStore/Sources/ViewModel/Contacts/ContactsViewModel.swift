import MessengerTexts
import Observation

@Observable @MainActor
final class ContactsViewModel {
  /// A screen above the list.
  enum Screen: Hashable {
    case contact(ContactViewModel)
    case newContact(NewContactViewModel)
  }

  /// Lives until the user goes back, or it has done what it was there for.
  private(set) var screen: Screen?

  private let store: Store<ContactsState>
  private let words: TextsViewModel

  init(store: Store<ContactsState>, words: TextsViewModel) {
    self.store = store
    self.words = words
    store.send(.started)
  }

  var texts: Texts { words.texts }

  var rows: [ContactRow] {
    store.state.matches.enumerated().map { ContactRow($1, position: $0) }
  }

  var status: ListStatus {
    ListStatus(store.state.contacts, ifEmpty: texts[.noContacts], texts: texts)
  }

  /// What is said if there are contacts, but none that fits the search.
  var noMatchesText: String? { status == .rows && rows.isEmpty ? texts[.noMatches] : nil }

  var search: String {
    get { store.state.search }
    set { store.send(.searchChanged(newValue)) }
  }

  /// The screens above the list; the user can only take the last one away.
  var path: [Screen] {
    get { screen.map { [$0] } ?? [] }
    set { if newValue.isEmpty { store.send(.wentBack) } }
  }

  func select(_ id: ContactRow.ID) {
    store.send(.contactTapped(handle: id))
  }

  func add() {
    store.send(.addTapped)
  }

  func reload() {
    store.send(.reloadTapped)
  }

  /// Takes what is above the list from now on; what was there is released.
  func show(_ screen: Screen?) {
    self.screen = screen
  }
}
