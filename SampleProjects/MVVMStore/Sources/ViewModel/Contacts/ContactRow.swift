/// A contact as a list shows it.
struct ContactRow: Identifiable, Equatable {
  /// The contact's handle.
  let id: String

  /// The accessibility identifier, by which tests find the row.
  let identifier: String
  let name: String
  let handle: String

  init(_ contact: Contact, position: Int) {
    id = contact.handle
    identifier = "contacts.\(position)"
    name = contact.name
    handle = "@\(contact.handle)"
  }
}
