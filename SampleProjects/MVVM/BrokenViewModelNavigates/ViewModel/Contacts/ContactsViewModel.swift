import MessengerTexts
import Observation
import ScreenKit

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

  /// Where the next screen is shown, and who makes it.
  @ObservationIgnored weak var navigationController: NavigationController?
  @ObservationIgnored var screens: (any ScreenFactory)?

  /// Who shows what comes next.
  @ObservationIgnored weak var navigation: (any ContactsNavigation)?

  @ObservationIgnored private let contacts: any ContactsService
  @ObservationIgnored private let preferences: any PreferencesService
  @ObservationIgnored private let debouncer: Debouncer

  init(contacts: any ContactsService, preferences: any PreferencesService, debouncer: Debouncer) {
    self.contacts = contacts
    self.preferences = preferences
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

  /// Leads to a contact.
  func select(_ row: ContactRow) {
    navigation?.showContact(row.id)
  }

  /// Leads to the screen for a new contact.
  func beginContact() {
    if let screens {
      navigationController?.pushViewController(screens.newContact())
    } else {
      navigation?.showNewContact()
    }
  }

  private func scheduleSearch() {
    debouncer.schedule { [weak self] in self?.applySearch() }
  }

  private func applySearch() {
    appliedSearch = searchText.trimmed
  }
}
