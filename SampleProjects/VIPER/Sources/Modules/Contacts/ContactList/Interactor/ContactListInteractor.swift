/// Follows the contacts, and searches among them when the user pauses.
@MainActor
final class ContactListInteractor: ContactListInteractorInput {
  /// For how long the text must not change, in seconds.
  static let pause = 0.3

  weak var output: (any ContactListInteractorOutput)?

  private let contacts: any ContactListService
  private let findContacts: FindContacts
  private let pauses: any ContactListPauseService
  private var searchText = ""
  private var waiting: Task<Void, Never>?

  init(contacts: any ContactListService, pauses: any ContactListPauseService) {
    self.contacts = contacts
    self.pauses = pauses
    findContacts = FindContacts(contacts: contacts)
  }

  deinit {
    waiting?.cancel()
  }

  func start() {
    tell()
    contacts.observe(self) { $0.tell() }
  }

  func search(for text: String) {
    waiting?.cancel()
    waiting = Task { [weak self, pauses] in
      do {
        try await pauses.wait(seconds: Self.pause)
        self?.apply(text.trimmed)
      } catch {
        // The text has changed meanwhile, or the screen is gone.
      }
    }
  }

  func reload() {
    Task { [contacts] in await contacts.reload() }
  }

  private func apply(_ text: String) {
    searchText = text
    tell()
  }

  private func tell() {
    let matches = findContacts(searchText)?.map {
      ContactListResponse.Contact(name: $0.name, handle: $0.handle)
    }
    output?.contactsDidChange(
      ContactListResponse(
        matches: ListResponse(matches, hasFailed: contacts.hasFailed),
        hasNoMatches: matches?.isEmpty == true && contacts.contacts?.isEmpty == false))
  }
}
