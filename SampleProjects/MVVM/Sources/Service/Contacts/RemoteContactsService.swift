import MessengerHost
import MessengerWire
import Observation

/// The contacts that the server has, as far as they are loaded.
@MainActor
@Observable
final class RemoteContactsService: ContactsService {
  private(set) var contacts: Loadable<[Contact]>

  @ObservationIgnored private let client: ServerClient
  @ObservationIgnored private let archive: Archive
  @ObservationIgnored private let removed = Broadcast<String>()

  init(client: ServerClient, archive: Archive) {
    self.client = client
    self.archive = archive
    contacts = Loadable(remembered: archive.read(.contacts))
  }

  func removals() -> AsyncStream<String> { removed.stream() }

  func load() async {
    contacts.start()
    do {
      if case .contacts(let people) = try await client.send(.contacts) {
        keep(people.map(Contact.init))
      }
    } catch {
      contacts.fail()
    }
  }

  func add(_ contact: NewContact) async throws(ServiceError) {
    let request = ClientRequest.addContact(name: contact.name, handle: contact.handle)
    guard case .contact(let person) = try await client.send(request) else { throw .refused }
    guard let others = contacts.value?.filter({ $0.handle != person.handle }) else { return }
    keep(others + [Contact(person)])
  }

  func remove(_ handle: String) async throws(ServiceError) {
    _ = try await client.send(.removeContact(handle: handle))
    guard let others = contacts.value?.filter({ $0.handle != handle }) else { return }
    keep(others)
  }

  private func keep(_ list: [Contact]) {
    let old = contacts.value ?? []
    let sorted = list.sorted()
    contacts = .loaded(sorted)
    archive.write(sorted, to: .contacts)
    for gone in old where contact(gone.handle) == nil { removed.send(gone.handle) }
  }
}
