/// The user's contacts.
@MainActor
final class ContactBook {
  /// In the order of their names, ignoring case.
  private(set) var all: [Contact]

  private(set) var state: LoadState

  /// Told after each change.
  let changes = Observers<Void>()

  private let server: Server
  private let store: Store
  private var loadCount = 0

  init(server: Server, store: Store) {
    self.server = server
    self.store = store
    all = store[.contacts] ?? []
    state = store[.contacts] == nil ? .loading : .loaded
  }

  /// The contacts whose name or handle contains a text, ignoring case; all if it is blank.
  func matches(for text: String) -> [Contact] {
    let term = text.trimmed.lowercased()
    guard !term.isEmpty else { return all }
    return all.filter {
      $0.name.lowercased().contains(term) || "@\($0.handle)".lowercased().contains(term)
    }
  }

  /// Loads the contacts, unless they are being loaded.
  func loadUnlessLoading() {
    if loadCount == 0 { load() }
  }

  /// Loads the contacts anew.
  func load() {
    loadCount += 1
    if state == .failed {
      state = .loading
      changes.notify()
    }
    server.contacts { [weak self] result in
      self?.loaded(result)
    }
  }

  /// Adds somebody; `completion` is told why not, or `nil`.
  func add(
    name: String, handle: String,
    then completion: @escaping @MainActor (AddContactError?) -> Void
  ) {
    let name = name.trimmed
    let handle = handle.trimmed.trimmingPrefix("@")
    guard !name.isEmpty else { return completion(.missingName) }
    guard !handle.isEmpty else { return completion(.missingHandle) }
    server.addContact(name: name, handle: String(handle)) { [weak self] result in
      switch result {
      case .success(let contact):
        self?.insert(contact)
        completion(nil)
      case .failure(let error):
        completion(AddContactError(error))
      }
    }
  }

  /// Removes somebody; `completion` is told why not, or `nil`.
  func remove(_ contact: Contact, then completion: @escaping @MainActor (RequestError?) -> Void) {
    server.removeContact(handle: contact.handle) { [weak self] result in
      switch result {
      case .success:
        self?.replace(with: self?.all.filter { $0.id != contact.id } ?? [])
        completion(nil)
      case .failure(let error):
        completion(error)
      }
    }
  }

  private func loaded(_ result: Result<[Contact], RequestError>) {
    loadCount -= 1
    switch result {
    case .success(let contacts):
      state = .loaded
      replace(with: contacts)
    case .failure:
      guard state == .loading else { return }
      state = .failed
      changes.notify()
    }
  }

  private func insert(_ contact: Contact) {
    replace(with: all.filter { $0.id != contact.id } + [contact])
  }

  private func replace(with contacts: [Contact]) {
    all = contacts.sorted {
      ($0.name.lowercased(), $0.name, $0.handle) < ($1.name.lowercased(), $1.name, $1.handle)
    }
    store[.contacts] = all
    changes.notify()
  }
}
