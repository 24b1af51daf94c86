import MessengerHost
import Observation

@testable import MVVMC

/// Contacts without a server.
@Observable
final class FakeContactsService: ContactsService {
  var contacts: Loadable<[Contact]>
  var error: ServiceError?
  private(set) var added: [NewContact] = []
  private(set) var removed: [String] = []

  @ObservationIgnored private let gone = Broadcast<String>()

  init(_ contacts: Loadable<[Contact]> = .loaded([])) {
    self.contacts = contacts
  }

  func removals() -> AsyncStream<String> { gone.stream() }

  /// Lets a contact go.
  func lose(_ handle: String) {
    contacts = contacts.map { $0.filter { $0.handle != handle } }
    gone.send(handle)
  }

  func load() async {}

  func add(_ contact: NewContact) async throws(ServiceError) {
    if let error { throw error }
    added.append(contact)
  }

  func remove(_ handle: String) async throws(ServiceError) {
    if let error { throw error }
    removed.append(handle)
  }
}
