/// The user's contacts, in the order of their names.
struct ContactList: Equatable, Sendable {
  enum Change: Sendable {
    case load(Loadable<[Contact]>.Step)
    case added(Contact)
    case removed(handle: String)
    case sessionEnded
  }

  private(set) var contacts = Loadable<[Contact]>.loading

  init(_ contacts: [Contact]? = nil) {
    self.contacts = contacts.map { .loaded($0.sortedByName) } ?? .loading
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .load(let step):
      contacts.take(step)
      if let loaded = contacts.value { contacts = .loaded(loaded.sortedByName) }
    case .added(let contact):
      let others = known.filter { $0.handle != contact.handle }
      contacts = .loaded((others + [contact]).sortedByName)
    case .removed(let handle):
      contacts = .loaded(known.filter { $0.handle != handle })
    case .sessionEnded:
      contacts = .loading
    }
  }

  private var known: [Contact] { contacts.value ?? [] }
}

extension [Contact] {
  fileprivate var sortedByName: [Contact] {
    sorted {
      ($0.name.lowercased(), $0.handle.lowercased()) < (
        $1.name.lowercased(), $1.handle.lowercased()
      )
    }
  }
}
