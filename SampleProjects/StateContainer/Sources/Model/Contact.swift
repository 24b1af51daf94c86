/// Somebody, under the name that they are shown with.
struct Contact: Codable, Equatable, Identifiable, Sendable {
  let name: String
  let handle: String

  var id: String { handle }

  /// Whether the name or the handle contains a text, in whatever case.
  func matches(_ text: String) -> Bool {
    let text = text.trimmed.lowercased()
    return text.isEmpty || name.lowercased().contains(text) || handle.lowercased().contains(text)
  }
}

extension [Contact] {
  /// The contacts in the order of their names, ignoring case.
  func sortedByName() -> [Contact] {
    map { ($0, $0.name.lowercased()) }.sorted { ($0.1, $0.0.handle) < ($1.1, $1.0.handle) }
      .map(\.0)
  }
}
