/// Knows the user's contacts.
@MainActor
protocol ContactsService: AnyObject {
  /// In their order.
  var contacts: Loadable<[Contact]> { get }

  /// The handles of the contacts that are gone, from now on.
  func removals() -> AsyncStream<String>

  func load() async
  func add(_ contact: NewContact) async throws(ServiceError)
  func remove(_ handle: String) async throws(ServiceError)
}

extension ContactsService {
  /// The contact with this handle, if it is known.
  func contact(_ handle: String) -> Contact? {
    contacts.value?.first { $0.handle == handle }
  }
}
