/// A group as the user has put it together, ready to be made.
struct NewGroup: Equatable, Sendable {
  let name: String

  /// The handles of the others in it.
  let members: [String]

  /// Leaves out the blanks around the name; `nil` unless there is a name and two others.
  init?(name: String, members: [String]) {
    self.name = name.trimmed
    self.members = members
    guard !self.name.isEmpty, members.count >= 2 else { return nil }
  }
}
