import MessengerTexts
import Observation

@Observable @MainActor
final class ContactsViewModel {
  /// A screen above the list.
  enum Screen: Hashable {
    case contact(ContactViewModel)
    case newContact(NewContactViewModel)
  }

  private let store: Store<ContactsState>
  private let words: TextsViewModel
  private let shown: Derived<Screen?>

  /// - Parameter makeScreen: Makes the view model of a screen above the list. That lives until the
  ///   state of the list wants another one, or none.
  init(
    store: Store<ContactsState>, words: TextsViewModel,
    makeScreen: @escaping @MainActor (ContactsState.Screen) -> Screen
  ) {
    self.store = store
    self.words = words
    shown = Derived(from: store, \.screen) { $0.map(makeScreen) }
    store.send(.started)
  }

  var texts: Texts { words.texts }
  var screen: Screen? { shown.value }

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

  /// Tells a contact above the list that its tab is left.
  func disappear() {
    if case .contact(let contact) = screen { contact.disappear() }
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
}
