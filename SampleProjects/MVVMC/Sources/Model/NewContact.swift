/// A contact as the user has filled it in, ready to be added.
struct NewContact: Equatable, Sendable {
  /// What is missing.
  enum Problem: Error {
    case missingName
    case missingHandle
  }

  let name: String
  let handle: String

  /// Leaves out the blanks around both, and an "@" before the handle.
  init(name: String, handle: String) throws(Problem) {
    self.name = name.trimmed
    let handle = handle.trimmed
    self.handle = handle.hasPrefix("@") ? handle.dropFirst().trimmed : handle
    guard !self.name.isEmpty else { throw .missingName }
    guard !self.handle.isEmpty else { throw .missingHandle }
  }
}
