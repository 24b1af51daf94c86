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
  private let stores: AccountStores
  private let words: TextsViewModel
  private let showThread: @MainActor (String) -> Void

  /// - Parameter showThread: Shows a thread in another tab.
  init(
    stores: AccountStores, words: TextsViewModel,
    showThread: @escaping @MainActor (_ id: String) -> Void
  ) {
    self.stores = stores
    self.words = words
    self.showThread = showThread
    store = stores.contacts()
    store.subscribe(to: \.screen) { [weak self] in self?.screenChanged(to: $0) }
    store.send(.started)
  }

  var texts: Texts { words.texts }

  var rows: [ContactRow] {
    store.state.matches.enumerated().map { ContactRow($1, position: $0) }
  }

  var status: ListStatus { ListStatus(store.state.contacts, ifEmpty: texts[.noContacts]) }
  var hasNoMatches: Bool { status == .rows && rows.isEmpty }

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

  /// Takes back the question that is asked above the list, if there is one.
  func cancelQuestion() {
    if case .contact(let contact) = screen { contact.isAsking = false }
  }

  private func screenChanged(to screen: ContactsState.Screen?) {
    self.screen = screen.map { screen in
      let finish = { @MainActor [weak store] () -> Void in store?.send(.finished(screen)) }
      switch screen {
      case .contact(let contact):
        let contact = stores.contact(contact, showThread: showThread, finish: finish)
        return .contact(ContactViewModel(store: contact, words: words))
      case .newContact:
        return .newContact(
          NewContactViewModel(store: stores.newContact(finish: finish), words: words))
      }
    }
  }
}
