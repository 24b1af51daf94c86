/// Somebody's account, under the name that it is shown by.
struct Contact: Codable, Equatable, Identifiable {
  let name: String
  let handle: String

  var id: String { handle }

  /// Whether the name or the handle contains `text`, ignoring case.
  func matches(_ text: String) -> Bool {
    text.isEmpty || [name, handle].contains { $0.lowercased().contains(text.lowercased()) }
  }
}

extension [Contact] {
  /// Those whose name or handle contains `text`, apart from the blanks around it.
  func matching(_ text: String) -> [Contact] {
    let text = text.trimmed
    return filter { $0.matches(text) }
  }

  /// In the order of their names, ignoring case.
  func sortedByName() -> [Contact] {
    sorted { ($0.name.lowercased(), $0.handle) < ($1.name.lowercased(), $1.handle) }
  }
}
