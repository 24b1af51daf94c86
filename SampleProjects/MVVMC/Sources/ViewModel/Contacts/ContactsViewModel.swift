import MessengerTexts
import Observation

/// The state of the list of contacts, and what can be done there.
@MainActor
@Observable
final class ContactsViewModel {
  /// What is in the search field.
  var searchText = "" {
    didSet {
      if searchText != oldValue { scheduleSearch() }
    }
  }

  /// What the rows are searched for.
  private var appliedSearch = ""

  @ObservationIgnored private let contacts: any ContactsService
  @ObservationIgnored private let preferences: PreferencesService
  @ObservationIgnored private let navigation: any ContactsNavigation
  @ObservationIgnored private let debouncer: Debouncer

  init(
    contacts: any ContactsService, preferences: PreferencesService, debouncer: Debouncer,
    navigation: any ContactsNavigation
  ) {
    self.contacts = contacts
    self.preferences = preferences
    self.navigation = navigation
    self.debouncer = debouncer
  }

  var texts: Texts { preferences.texts }
  var status: ListStatus { ListStatus(contacts.contacts) }

  var rows: [ContactRow] {
    (contacts.contacts.value ?? []).filter { $0.matches(appliedSearch) }.map(ContactRow.init)
  }

  /// Whether there are contacts, but none that the search fits.
  var hasNoMatches: Bool { status == .filled && rows.isEmpty }

  func load() async {
    await contacts.load()
  }

  func select(_ row: ContactRow) {
    navigation.showContact(row.id)
  }

  func beginContact() {
    navigation.showNewContact()
  }

  private func scheduleSearch() {
    debouncer.schedule { [weak self] in self?.applySearch() }
  }

  private func applySearch() {
    appliedSearch = searchText.trimmed
  }
}
