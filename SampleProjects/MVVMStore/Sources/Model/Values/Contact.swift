/// Somebody's account, under the name that it is shown by.
struct Contact: Codable, Equatable, Sendable {
  let name: String
  let handle: String

  /// Whether the name or the handle contains `text`, ignoring case.
  func matches(_ text: String) -> Bool {
    text.isEmpty || [name, handle].contains { $0.lowercased().contains(text.lowercased()) }
  }
}

extension [Contact] {
  /// In the order of their names, ignoring case; of one name, by handle.
  var sortedByName: [Contact] {
    sorted { ($0.name.lowercased(), $0.handle) < ($1.name.lowercased(), $1.handle) }
  }
}
