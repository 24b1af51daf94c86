import MessengerWire

/// The contacts as the server has them, and as they were when it was last heard of.
@MainActor
final class ContactsModel: ContactsModelInterface, ObserverKeeping {
  let observers = Observers()

  private(set) var contacts: Loadable<[Contact]> {
    didSet {
      guard contacts != oldValue else { return }
      if let value = contacts.value { store.save(value, as: .contacts) }
      observers.notify()
    }
  }

  private let server: any ServerInterface
  private let store: Store

  init(server: any ServerInterface, store: Store) {
    self.server = server
    self.store = store
    contacts = store.value(.contacts).map(Loadable.loaded) ?? .loading
  }

  func reload() async {
    contacts = contacts.loadingAgain
    do {
      guard case .contacts(let people) = try await server.ask(.contacts) else { return }
      contacts = .loaded(people.map(Contact.init).sortedByName())
    } catch .sessionOver {
      return
    } catch {
      contacts = contacts.loadingFailed
    }
  }

  func add(name: String, handle: Handle) async throws(Failure) {
    let reply = try await server.ask(.addContact(name: name, handle: handle.text))
    guard case .contact(let person) = reply else { return }
    guard let others = contacts.value else { return await reload() }
    let contact = Contact(person)
    contacts = .loaded((others.filter { $0.handle != contact.handle } + [contact]).sortedByName())
  }

  func delete(handle: String) async throws(Failure) {
    _ = try await server.ask(.removeContact(handle: handle))
    guard let all = contacts.value else { return }
    contacts = .loaded(all.filter { $0.handle != handle })
  }
}

extension [Contact] {
  /// In the order of their names, ignoring case; those of one name by their handles.
  fileprivate func sortedByName() -> [Contact] {
    sorted { ($0.name.lowercased(), $0.handle) < ($1.name.lowercased(), $1.handle) }
  }
}
