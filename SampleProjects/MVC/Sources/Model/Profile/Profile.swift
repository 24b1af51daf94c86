/// Who the user is to others.
@MainActor
final class Profile {
  /// The name that others see.
  var name: String { record.name }

  /// What the account is known by.
  var handle: String { record.handle }

  /// Whether the account is for a visit only.
  var isGuest: Bool { record.isGuest }

  /// Told after each new name.
  let changes = Observers<Void>()

  private var record: SessionRecord
  private let server: Server
  private let store: Store

  init(_ record: SessionRecord, server: Server, store: Store) {
    self.record = record
    self.server = server
    self.store = store
  }

  /// Takes over what the server says.
  func update(to newRecord: SessionRecord) {
    guard newRecord != record else { return }
    record = newRecord
    store[.session] = record
    changes.notify()
  }

  /// Changes the name; `completion` is told why not, or `nil`.
  func rename(to name: String, then completion: @escaping @MainActor (RenameError?) -> Void) {
    let name = name.trimmed
    guard !name.isEmpty else { return completion(.missingName) }
    server.rename(to: name) { [weak self] result in
      switch result {
      case .success(let record):
        self?.update(to: record)
        completion(nil)
      case .failure(let error):
        completion(RenameError(error))
      }
    }
  }
}
