/// A contact that was entered and makes sense, as far as that can be told without the server.
struct NewContact: Equatable, Sendable {
  let name: String
  let handle: String

  /// Throws ``Problem/missingName`` or ``Problem/missingHandle``.
  init(name: String, handle: String) throws(Problem) {
    self.name = name.trimmed
    let handle = handle.trimmed
    self.handle = handle.hasPrefix("@") ? String(handle.dropFirst()).trimmed : handle
    guard !self.name.isEmpty else { throw .missingName }
    guard !self.handle.isEmpty else { throw .missingHandle }
  }
}
