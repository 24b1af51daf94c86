/// One contact that can be chosen for a new group.
struct NewGroupRow: Equatable {
  let id: String
  let name: String

  /// "✓"; `nil` if the contact is not chosen.
  let chosen: String?

  init(_ contact: Contact, isChosen: Bool) {
    id = contact.handle
    name = contact.name
    chosen = isChosen ? "✓" : nil
  }
}
