/// A group that is complete, and can be created.
struct NewGroup: Equatable, Sendable {
  /// With fewer others it would be a conversation between two.
  private static let fewestOthers = 2

  let name: String

  /// Their handles.
  let others: [String]

  /// Throws what is missing: a name that is more than blanks, or others.
  init(named name: String, with others: [String]) throws(Problem) {
    guard !name.trimmed.isEmpty else { throw .missingName }
    guard Set(others).count >= Self.fewestOthers else { throw .tooFewMembers }
    self.name = name.trimmed
    self.others = others
  }
}
