/// A group that was entered and makes sense.
struct NewGroup: Equatable, Sendable {
  /// With fewer others it would be a conversation between two.
  private static let fewestOthers = 2

  let name: String

  /// The handles of the others.
  let members: [String]

  /// `nil` without a name, or with fewer than two others.
  init?(name: String, members: Set<String>) {
    self.name = name.trimmed
    self.members = members.sorted()
    guard !self.name.isEmpty, members.count >= Self.fewestOthers else { return nil }
  }
}
