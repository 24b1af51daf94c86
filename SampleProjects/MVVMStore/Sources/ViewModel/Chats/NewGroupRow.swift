/// A contact that can be chosen for a group.
struct NewGroupRow: Identifiable, Equatable {
  /// The contact's handle.
  let id: String

  /// The accessibility identifier, by which tests find the row.
  let identifier: String
  let name: String

  /// That the contact is chosen, if it is.
  let mark: String?

  init(_ contact: Contact, isChosen: Bool, position: Int) {
    id = contact.handle
    identifier = "newGroup.\(position)"
    name = contact.name
    mark = isChosen ? "✓" : nil
  }
}
