/// The user's contacts in the database.
@MainActor
protocol ContactsDBRepository {
  /// `nil` if none have ever been saved.
  func contacts() -> [Contact]?
  func save(_ contacts: [Contact])
}

struct RealContactsDBRepository: ContactsDBRepository {
  let store: DocumentStore

  func contacts() -> [Contact]? {
    store.value("contacts", of: .user)
  }

  func save(_ contacts: [Contact]) {
    store.save(contacts, as: "contacts", of: .user)
  }
}
