/// A group that the user is about to start.
struct NewGroup: Equatable {
  /// With fewer, a thread between two would do.
  private static let fewestMembers = 2

  let name: String

  /// The handles of the others.
  let members: [String]

  /// - Parameter name: What the user has written; the blanks around it are left out.
  init(name: String, members: [String]) {
    self.name = name.trimmed
    self.members = members
  }

  /// Whether it has a name, and two others.
  var isComplete: Bool { !name.isEmpty && members.count >= Self.fewestMembers }
}
