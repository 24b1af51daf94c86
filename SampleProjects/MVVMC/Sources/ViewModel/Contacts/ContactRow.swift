/// One row of the contacts.
struct ContactRow: Equatable {
  let id: String
  let name: String
  let handle: String

  init(_ contact: Contact) {
    id = contact.handle
    name = contact.name
    handle = "@\(contact.handle)"
  }
}
