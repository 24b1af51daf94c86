/// Finds contacts by a part of their names or handles.
@MainActor
struct FindContacts {
  let contacts: any ContactListService

  /// - Returns: All for an empty text; `nil` if the contacts were never loaded.
  func callAsFunction(_ text: String) -> [ListedContact]? {
    contacts.contacts?.filter { text.isEmpty || $0.matches(text) }
  }
}
