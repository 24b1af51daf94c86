/// A group that does not exist yet.
struct NewGroup: Equatable, Sendable {
  let name: String
  let members: [String]

  /// Takes what was typed and chosen, if that is enough for a group.
  init?(typedName: String, members: [String]) {
    name = typedName.trimmed
    self.members = members
    if name.isEmpty || members.count < 2 { return nil }
  }
}
