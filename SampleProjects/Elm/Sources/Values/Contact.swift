/// Somebody with an account, under the name that the user knows them by.
struct Contact: Codable, Equatable, Identifiable {
  let name: String
  let handle: String

  var id: String { handle }

  /// Whether the name or the handle contains a text, ignoring case.
  func matches(_ text: String) -> Bool {
    let text = text.lowercased()
    return name.lowercased().contains(text) || handle.lowercased().contains(text)
  }
}

extension [Contact] {
  /// The contacts in the order of their names, ignoring case.
  func sortedByName() -> [Contact] {
    sorted { ($0.name.lowercased(), $0.handle) < ($1.name.lowercased(), $1.handle) }
  }
}
