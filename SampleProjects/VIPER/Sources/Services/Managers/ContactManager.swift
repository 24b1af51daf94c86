import MessengerWire

/// The user's contacts.
@MainActor
final class ContactManager: ContactManaging {
  /// Told when the contacts change, or cannot be loaded.
  let observers = Observers()

  /// In the order of their names; `nil` if they were never loaded.
  private(set) var contacts: [Person]?
  private(set) var hasFailed = false

  /// Counts the changes that were made here, which a list may be too old to have.
  private var revision = 0

  private let session: SessionManager
  private let documents: DocumentStore

  init(session: SessionManager, documents: DocumentStore) {
    self.session = session
    self.documents = documents
    contacts = documents.load("contacts")
    session.endObservers.add(self) { $0.forget() }
  }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    observers.add(observer, react)
  }

  func contact(_ handle: String) -> Person? {
    contacts?.first { $0.handle == handle }
  }

  /// Asks the server for all contacts.
  func reload() async {
    hasFailed = false
    observers.notify()
    do {
      var asked: Int
      var listed: [Person]
      repeat {
        asked = revision
        guard case .contacts(let contacts) = try await session.request(.contacts) else { return }
        listed = contacts.map(Person.init)
      } while asked != revision
      show(listed)
    } catch {
      guard error != .sessionEnded else { return }
      hasFailed = contacts == nil
      observers.notify()
    }
  }

  func add(name: String, handle: String) async throws(ServiceError) {
    let request = ClientRequest.addContact(name: name, handle: handle)
    guard case .contact(let added) = try await session.request(request) else { throw .refused }
    revision += 1
    show((contacts ?? []).filter { $0.handle != added.handle } + [Person(added)])
  }

  func remove(_ handle: String) async throws(ServiceError) {
    _ = try await session.request(.removeContact(handle: handle))
    revision += 1
    show((contacts ?? []).filter { $0.handle != handle })
  }

  private func show(_ newContacts: [Person]) {
    hasFailed = false
    contacts = newContacts.sorted(by: Person.isInOrder)
    documents.save(contacts, as: "contacts")
    observers.notify()
  }

  private func forget() {
    contacts = nil
    hasFailed = false
    revision += 1
    observers.notify()
  }
}
