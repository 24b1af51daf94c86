/// Somebody in the list of the contacts.
struct ListedContact: Equatable, Sendable {
  let name: String
  let handle: String

  /// Whether name or handle contains the text, ignoring case.
  func matches(_ text: String) -> Bool {
    let text = text.lowercased()
    return name.lowercased().contains(text) || handle.lowercased().contains(text)
  }
}
