import MessengerTexts

/// Shows the contacts, or those of them that are searched.
@MainActor
final class ContactsPresenter: ContactsPresenterInterface {
  /// How long the user has to stop typing, in seconds.
  private static let searchDelay = 0.3

  weak var view: (any ContactsViewInterface)?

  private let contacts: any ContactsModelInterface
  private let timer: any TimerInterface
  private let texts: Texts
  private weak var navigation: (any ContactsNavigation)?
  private var searchText = ""
  private var searching: Task<Void, Never>?

  /// What the rows of the view stand for.
  private var shown: [Contact] = []

  init(
    contacts: any ContactsModelInterface, timer: any TimerInterface,
    navigation: any ContactsNavigation, texts: Texts
  ) {
    self.contacts = contacts
    self.timer = timer
    self.navigation = navigation
    self.texts = texts
  }

  deinit {
    searching?.cancel()
  }

  func viewDidLoad() {
    view?.showLabels(
      ContactsLabels(
        title: texts[.tabContacts], search: texts[.search], add: texts[.addContact]))
    contacts.observe(by: self) { $0.showContacts() }
    showContacts()
  }

  func search(_ text: String) {
    searching?.cancel()
    searching = Task { [weak self, timer] in
      do {
        try await timer.wait(seconds: Self.searchDelay)
      } catch {
        return
      }
      self?.searchText = text.trimmed
      self?.showContacts()
    }
  }

  func select(row: Int) {
    navigation?.showContact(shown[row])
  }

  func add() {
    navigation?.showNewContact()
  }

  func reload() {
    Task { [contacts] in await contacts.reload() }
  }

  private func showContacts() {
    let all = contacts.contacts.value ?? []
    shown = searchText.isEmpty ? all : all.filter { $0.matches(searchText) }
    let hasNoMatches = shown.isEmpty && !all.isEmpty
    view?.showContacts(hasNoMatches ? ListContent() : content)
    view?.showNoMatches(hasNoMatches ? texts[.noMatches] : nil)
  }

  private var content: ListContent<ContactRow> {
    let matches = contacts.contacts.value == nil ? contacts.contacts : .loaded(shown)
    return ListContent(matches, note: texts[.noContacts], texts: texts) {
      ContactRow(name: $0.name, handle: "@\($0.handle)")
    }
  }
}
