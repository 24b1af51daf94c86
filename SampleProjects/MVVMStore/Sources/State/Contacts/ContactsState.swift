enum ContactsEvent: Equatable {
  case started
  case contactsChanged(Loadable<[Contact]>)
  case searchChanged(String)
  case searchPaused
  case reloadTapped
  case contactTapped(handle: String)
  case addTapped
  case wentBack

  /// The screen above the list has done what it was there for.
  case finished(ContactsState.Screen)
}

enum ContactsEffect: Equatable {
  case followContacts
  case load

  /// Waits until the user has not typed for a while.
  case pause(search: String)
}

/// The state of the list of contacts, and which screen is above it.
struct ContactsState: StoreState {
  enum Screen: Equatable {
    case contact(Contact)
    case newContact
  }

  /// In the order of their names.
  private(set) var contacts = Loadable<[Contact]>.loading

  /// What the user has typed, and what of it the list is filtered by.
  private(set) var search = ""
  private(set) var appliedSearch = ""
  private(set) var screen: Screen?

  /// The contacts that fit the search.
  var matches: [Contact] {
    (contacts.value ?? []).filter { $0.matches(appliedSearch) }
  }

  mutating func handle(_ event: ContactsEvent) -> [ContactsEffect] {
    switch event {
    case .started:
      return [.followContacts]
    case .contactsChanged(let contacts):
      self.contacts = contacts
    case .searchChanged(let text):
      search = text
      return [.pause(search: text)]
    case .searchPaused:
      appliedSearch = search.trimmed
    case .reloadTapped:
      return [.load]
    case .contactTapped(let handle):
      guard let contact = contacts.value?.first(where: { $0.handle == handle }) else { break }
      screen = .contact(contact)
    case .addTapped:
      screen = .newContact
    case .wentBack:
      screen = nil
    case .finished(let finished):
      if screen == finished { screen = nil }
    }
    return []
  }

  func needs(_ effect: ContactsEffect) -> Bool {
    guard case .pause(let text) = effect else { return true }
    return text == search
  }
}
