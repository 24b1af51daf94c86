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

  /// Who is told where the screen leads.
  @ObservationIgnored weak var delegate: (any ContactsViewModelDelegate)?

  @ObservationIgnored private let contacts: any ContactsService
  @ObservationIgnored private let preferences: any PreferencesService
  @ObservationIgnored private let debouncer: Debouncer

  init(contacts: any ContactsService, preferences: any PreferencesService, debouncer: Debouncer) {
    self.contacts = contacts
    self.preferences = preferences
    self.debouncer = debouncer
  }

  var texts: Texts { preferences.texts }
  var status: ListStatus { ListStatus(contacts.contacts, empty: .noContacts, texts: texts) }

  var rows: [ContactRow] {
    (contacts.contacts.value ?? []).filter { $0.matches(appliedSearch) }.map(ContactRow.init)
  }

  /// That there are contacts, but none that the search fits.
  var noMatchesText: String? {
    let hasContacts = contacts.contacts.value?.isEmpty == false
    return hasContacts && rows.isEmpty ? texts[.noMatches] : nil
  }

  func load() async {
    await contacts.load()
  }

  /// Leads to a contact.
  func select(_ row: ContactRow) {
    delegate?.contactIsChosen(row.id)
  }

  /// Leads to the screen for a new contact.
  func beginContact() {
    delegate?.newContactIsAskedFor()
  }

  private func scheduleSearch() {
    debouncer.schedule { [weak self] in self?.applySearch() }
  }

  private func applySearch() {
    appliedSearch = searchText.trimmed
  }
}
