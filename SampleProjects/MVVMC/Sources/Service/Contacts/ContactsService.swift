/// Knows the user's contacts.
@MainActor
protocol ContactsService: AnyObject {
  /// In their order.
  var contacts: Loadable<[Contact]> { get }

  func load() async
  func add(_ contact: NewContact) async throws(ServiceError)
  func remove(_ handle: String) async throws(ServiceError)
}
