/// Somebody's account, under the name that it is shown by.
struct Contact: Equatable, Sendable {
  let name: String
  let handle: String

  /// Whether the name or the handle contains `text`, ignoring case.
  func matches(_ text: String) -> Bool {
    [name, handle].contains { $0.lowercased().contains(text.lowercased()) }
  }
}

extension Array where Element == Contact {
  /// In the order of their names, ignoring case; of one name, by handle.
  func sortedByName() -> [Contact] {
    sorted { ($0.name.lowercased(), $0.handle) < ($1.name.lowercased(), $1.handle) }
  }
}
