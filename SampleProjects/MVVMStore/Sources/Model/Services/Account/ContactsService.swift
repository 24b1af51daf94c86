import MessengerWire

/// Knows the contacts of an account.
@MainActor
final class ContactsService {
  private static let entry = "contacts"

  private let client: AccountClient
  private let archive: AccountArchive
  private let current: CurrentValue<Loadable<[Contact]>>

  /// How often a contact was added or deleted.
  private var changeCount = 0

  init(client: AccountClient, archive: AccountArchive) {
    self.client = client
    self.archive = archive
    current = CurrentValue(Loadable(archive.value(of: Self.entry)))
  }

  /// The contacts in the order of their names, and what becomes of them.
  func changes() -> AsyncStream<Loadable<[Contact]>> {
    current.values()
  }

  func load() async {
    change { $0.beginLoading() }
    let count = changeCount
    let result = await client.ask(.contacts) {
      if case .contacts(let people) = $0 { people.map(Contact.init) } else { nil }
    }
    if case .success = result, count != changeCount {
      // What was asked for before the change may be older than it.
      await load()
      return
    }
    change { $0.finishLoading(result.map(\.sortedByName)) }
  }

  /// Returns why there is no such contact now, if there is none.
  func add(_ contact: NewContact) async -> Problem? {
    let request = ClientRequest.addContact(name: contact.name.text, handle: contact.handle)
    let result = await client.ask(request) {
      if case .contact(let person) = $0 { Contact(person) } else { nil }
    }
    switch result {
    case .success(let contact):
      replace { $0.filter { $0.handle != contact.handle } + [contact] }
      return nil
    case .failure(let problem):
      return problem
    }
  }

  /// Returns why the contact is still there, if it is.
  func delete(_ handle: String) async -> Problem? {
    if let problem = await client.order(.removeContact(handle: handle)) { return problem }
    replace { $0.filter { $0.handle != handle } }
    return nil
  }

  private func replace(_ change: ([Contact]) -> [Contact]) {
    changeCount += 1
    self.change { $0 = .loaded(change($0.value ?? []).sortedByName) }
  }

  private func change(_ change: (inout Loadable<[Contact]>) -> Void) {
    let old = current.value
    change(&current.value)
    guard let contacts = current.value.value, contacts != old.value else { return }
    archive.save { try $0.write(contacts, to: Self.entry) }
  }
}
