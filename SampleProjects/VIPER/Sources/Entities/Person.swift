/// Somebody else, under the name that they are shown by.
struct Person: Codable, Equatable, Sendable {
  let name: String
  let handle: String

  /// Whether somebody stands before somebody else in a list: by name, ignoring case, then by handle.
  static func isInOrder(_ first: Person, _ second: Person) -> Bool {
    (first.name.lowercased(), first.handle) < (second.name.lowercased(), second.handle)
  }
}
