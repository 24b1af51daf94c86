/// A contact that was entered and makes sense, as far as that can be told without the server.
struct NewContact: Equatable, Sendable {
  let name: PersonName
  let handle: String

  /// Throws ``Problem/missingName`` or ``Problem/missingHandle``.
  init(name: String, handle: String) throws(Problem) {
    self.name = try PersonName(name)
    let handle = handle.trimmed
    self.handle = handle.hasPrefix("@") ? String(handle.dropFirst()).trimmed : handle
    guard !self.handle.isEmpty else { throw .missingHandle }
  }
}
