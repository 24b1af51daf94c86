import MessengerTexts
import Observation

@Observable @MainActor
final class ContactsViewModel {
  /// A screen above the list.
  enum Screen: Hashable {
    case contact(handle: String)
    case newContact
  }

  private let store: AppStore

  init(store: AppStore) {
    self.store = store
  }

  var texts: Texts { store.state.texts }

  var rows: [ContactRow] {
    contacts.matches.enumerated().map { ContactRow($1, position: $0) }
  }

  var status: ListStatus { ListStatus(contacts.all, ifEmpty: texts[.noContacts]) }
  var hasNoMatches: Bool { status == .rows && rows.isEmpty }

  var search: String {
    get { contacts.search }
    set { send(.searchChanged(newValue)) }
  }

  /// The screens above the list; the user can only take the last one away.
  var path: [Screen] {
    get {
      switch contacts.screen {
      case nil: []
      case .contact(let state): [.contact(handle: state.contact.handle)]
      case .newContact: [.newContact]
      }
    }
    set { if newValue.isEmpty { send(.wentBack) } }
  }

  var contact: ContactViewModel? {
    guard case .contact(let state) = contacts.screen else { return nil }
    return ContactViewModel(state, store: store)
  }

  var newContact: NewContactViewModel { NewContactViewModel(store: store) }

  func select(_ id: ContactRow.ID) {
    send(.contactTapped(handle: id))
  }

  func add() {
    send(.addTapped)
  }

  func reload() {
    send(.reloadTapped)
  }

  private var contacts: ContactsState { store.state.contacts }

  private func send(_ event: ContactsEvent) {
    store.send(.contacts(event))
  }
}
