/// Follows the contacts, and searches among them when the user pauses.
@MainActor
final class ContactListInteractor: ContactListInteractorInput {
  /// For how long the text must not change, in seconds.
  static let pause = 0.3

  weak var output: (any ContactListInteractorOutput)?

  private let service: any ContactListService
  private var searchText = ""
  private var waiting: Task<Void, Never>?

  init(service: any ContactListService) {
    self.service = service
  }

  deinit {
    waiting?.cancel()
  }

  func start() {
    tell()
    service.observeContacts(self) { $0.tell() }
  }

  func search(for text: String) {
    waiting?.cancel()
    waiting = Task { [weak self, service] in
      do {
        try await service.wait(seconds: Self.pause)
        self?.apply(text.trimmed)
      } catch {
        // The text has changed meanwhile, or the screen is gone.
      }
    }
  }

  func reload() {
    Task { [service] in await service.reload() }
  }

  private func apply(_ text: String) {
    searchText = text
    tell()
  }

  private func tell() {
    let all = service.contacts
    let matches = all?.filter { searchText.isEmpty || $0.matches(searchText) }.map {
      ContactListResponse.Contact(name: $0.name, handle: $0.handle)
    }
    output?.contactsDidChange(
      ContactListResponse(
        matches: ListResponse(matches, hasFailed: service.hasFailed),
        hasNoMatches: all?.isEmpty == false && matches?.isEmpty == true))
  }
}
