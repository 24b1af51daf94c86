/// Somebody's account, under the name that the user has chosen for it.
struct Contact: Codable, Equatable, Sendable {
  let name: String
  let handle: String

  /// Whether name or handle contains `text`, ignoring case; an empty text is in everything.
  func matches(_ text: String) -> Bool {
    let text = text.lowercased()
    return text.isEmpty || name.lowercased().contains(text) || handle.lowercased().contains(text)
  }
}

extension Contact: Comparable {
  /// The order of the names, ignoring case; equal names are in the order of the handles.
  static func < (left: Contact, right: Contact) -> Bool {
    (left.name.lowercased(), left.handle) < (right.name.lowercased(), right.handle)
  }
}
